import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import type { CloudWord } from '../../../ui/word-cloud/cloud-word.ts';

/** The words of a round, each known by its text, or by its place where two are written alike. */
export const cloudOfRound = ({ lines }: Pick<RoundResult, 'lines'>): CloudWord[] => {
  const known = new Set<string>();
  return lines.map(({ text, count }, place) => {
    const key = known.has(text) ? `${text} ${place}` : text;
    known.add(key);
    return { key, text, count };
  });
};
