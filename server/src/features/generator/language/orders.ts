import { type Candidate, orderItem } from './candidate.ts';
import type { ReadText } from './read-text.ts';

/** Words over a list that say that its order counts. */
const inOrder =
  /\b(?:steps?|stages?|phases?|process|procedure|order|sequence|cycle|how|history|timeline|method|algorithm|pathway|follow|sequentially|recipe|instructions)\b/i;
const limits = { least: 3, most: 8, text: 120 } as const;

/** A list whose numbers say what comes first. */
export const orderQuestions = ({ blocks, sentences }: ReadText): Candidate[] =>
  blocks.flatMap(({ type, text, items, heading }, block) => {
    const fits =
      type === 'steps' &&
      items.length >= limits.least &&
      items.length <= limits.most &&
      items.every((each) => each.length <= limits.text) &&
      inOrder.test(`${text} ${heading}`);
    if (!fits) return [];
    const about = (text.length > 12 && text.length < 200 ? text : heading).replace(/[:.]$/, '');
    const asked =
      about === '' ? 'Put these in the right order.' : `Put these in the right order: ${about}`;
    const at = sentences.find((each) => each.block >= block)?.at ?? sentences.length;
    const source = items.map((each, index) => `${index + 1}. ${each}`).join('\n');
    return [
      {
        rule: 'order',
        about: `order ${block}`,
        score: 5.5,
        source,
        at,
        block,
        item: orderItem(asked, items),
      },
    ];
  });
