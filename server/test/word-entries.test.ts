import { existsSync, readFileSync } from 'node:fs';
import {
  longestEntry,
  cleanEntry,
  graphemes,
  wordEntry,
} from '@sets/shared/question/words/entry.ts';
import { mergeWords } from '@sets/shared/question/words/merge-words.ts';
import { hostCloud, shownCloud } from '@sets/shared/question/words/shown-cloud.ts';
import { shownWords, wordsForHost } from '@sets/shared/question/words/shown-words.ts';
import { describe, expect, test } from 'vitest';

const lists = ['xss-payload-list.txt', 'xss-html5-vectors.txt', 'xss-intruders.txt'];
const folder = new URL('../../../shared/fixtures/strings/', import.meta.url);

describe.skipIf(!existsSync(folder))('hostile strings, where they lie beside the checkout', () => {
  test.each(lists)(
    '%s: each is one clean line or refused, and a cloud of them is a cloud',
    (name) => {
      const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
      const entries = new Map<string, number>();
      for (const line of lines) {
        const entry = cleanEntry(line);
        expect(cleanEntry(entry)).toBe(entry);
        const read = wordEntry.safeParse(line);
        if (!read.success) continue;
        expect(graphemes(read.data)).toBeLessThanOrEqual(longestEntry);
        entries.set(read.data, (entries.get(read.data) ?? 0) + 1);
      }
      expect(entries.size).toBeGreaterThan(5);
      const merged = mergeWords(entries, 'en');
      const shown = shownWords(merged);
      expect(shownCloud.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
      const host = wordsForHost(merged);
      expect(hostCloud.parse(JSON.parse(JSON.stringify(host)))).toEqual(host);
    },
  );
});
