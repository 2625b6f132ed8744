import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const entry = join(import.meta.dirname, 'phone-main.tsx');

/** What a page loads at once: imports of types, and those that come when they are needed, are none. */
const loadedWith = (file: string, loaded = new Set<string>()): Set<string> => {
  loaded.add(file);
  const lines = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type )[^;]*?'(\.[^']+\.tsx?)';$/gm,
  );
  for (const [, path = ''] of lines) {
    const imported = join(dirname(file), path);
    if (!loaded.has(imported)) loadedWith(imported, loaded);
  }
  return loaded;
};

it('a phone that joins a poll loads nothing that follows feeds', () => {
  const loaded = [...loadedWith(entry)].map((file) =>
    file.slice(entry.length - 'phone-main.tsx'.length),
  );
  expect(loaded).toContain('live/join-room.ts');
  expect(loaded).toContain('live/room-feeds.ts');
  expect(loaded).toContain('features/poll/phone/poll-phone.tsx');
  expect(
    loaded.filter((file) => /feed-picture|follow-feed|post-queue|use-feed/.test(file)),
  ).toEqual([]);
});
