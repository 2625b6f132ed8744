import type { WordLanguage } from './language.ts';
import type { Entries } from './merge-words.ts';
import { normalForm } from './normal-form.ts';

/** For each normal form the way in which most people wrote it; of equals the first by code units. */
const writtenMost = (written: Entries, language: WordLanguage): Map<string, string> => {
  const most = new Map<string, string>();
  for (const [entry, count] of written) {
    if (count <= 0) continue;
    const form = normalForm(entry, language);
    const known = most.get(form);
    const times = known === undefined ? 0 : (written.get(known) ?? 0);
    if (known === undefined || count > times || (count === times && entry < known)) {
      most.set(form, entry);
    }
  }
  return most;
};

/**
 * What was written, with the likes of it. A like of what nobody wrote, or of what its writer has
 * taken back, counts nowhere; and none adds a way in which a word is written.
 */
export const withLikes = (written: Entries, likes: Entries, language: WordLanguage): Entries => {
  if (likes.size === 0) return written;
  const most = writtenMost(written, language);
  const sum = new Map(written);
  for (const [like, count] of likes) {
    const isWritten = (written.get(like) ?? 0) > 0;
    const entry = isWritten ? like : most.get(normalForm(like, language));
    if (entry !== undefined) sum.set(entry, (sum.get(entry) ?? 0) + count);
  }
  return sum;
};
