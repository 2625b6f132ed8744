import type { Candidate, Rule } from './candidate.ts';

/** Which part of all questions a rule may have: true and false ones are quickly too many. */
const shares: Readonly<Record<Rule, number>> = {
  definition: 0.5,
  meaning: 0.25,
  gap: 0.35,
  typed: 0.25,
  true: 0.1,
  false: 0.15,
  number: 0.3,
  order: 0.3,
};

/** What a question loses for each that stands near, so that all of a text is asked about. */
const crowd = 1.1;

const keyOf = ({ item }: Candidate): string => item.text.toLowerCase();

/**
 * The best questions of a text, spread over it: a sentence is asked about once, so is a term, and no rule has
 * more than its share. In the order of the text.
 */
export const chosenOf = (candidates: readonly Candidate[], most: number): Candidate[] => {
  const chosen: Candidate[] = [];
  const used = { sentences: new Set<string>(), about: new Set<string>(), texts: new Set<string>() };
  const perBlock = new Map<number, number>();
  const perRule = new Map<Rule, number>();
  const open = new Set(candidates);
  const worth = ({ score, block }: Candidate): number => score - crowd * (perBlock.get(block) ?? 0);
  while (chosen.length < most && open.size > 0) {
    let best: Candidate | null = null;
    for (const each of open) {
      const isFull =
        (perRule.get(each.rule) ?? 0) >= Math.max(1, Math.ceil(shares[each.rule] * most));
      if (
        isFull ||
        used.sentences.has(each.source) ||
        used.about.has(each.about) ||
        used.texts.has(keyOf(each))
      ) {
        open.delete(each);
      } else if (best === null || worth(each) > worth(best)) best = each;
    }
    if (best === null) break;
    open.delete(best);
    chosen.push(best);
    used.sentences.add(best.source);
    used.about.add(best.about);
    used.texts.add(keyOf(best));
    perBlock.set(best.block, (perBlock.get(best.block) ?? 0) + 1);
    perRule.set(best.rule, (perRule.get(best.rule) ?? 0) + 1);
  }
  return chosen.toSorted((one, other) => one.at - other.at);
};
