import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { shortAnswer } from '../short-answers.ts';
import { xmlText } from './xml-text.ts';

/** Signs that mean something within the braces of a gap. */
const escaped = (text: string): string => text.replaceAll(/[\\}#~/"]|^[=%]/g, String.raw`\$&`);

/** As HTML, in which the text of such a question is written; a brace in it begins no gap. */
const markup = (text: string): string =>
  xmlText(text).replaceAll('{', '&#123;').replaceAll('\n', '<br>');

/** A text with gaps as Moodle writes it: the answers of each gap in braces. */
export const clozeOf = ({ text, parts }: GapQuestion, key: Right | null): string => {
  const rights = isOfType('gaps', key) ? key.gaps : [];
  const pieces = parts.map((part) => {
    if (part.type === 'text') return markup(part.text);
    const own = rights.find(({ id }) => id === part.id);
    const accepted = own !== undefined && 'accepted' in own ? own.accepted : [];
    const option = own !== undefined && 'option' in own ? own.option : null;
    if (part.options.length === 0) {
      const answers = accepted.map((each) => `=${escaped(xmlText(shortAnswer(each)))}`);
      return `{1:SHORTANSWER:${answers.join('~')}}`;
    }
    const words = part.options.map(
      (each) => (each.id === option ? '=' : '') + escaped(xmlText(each.text)),
    );
    return `{1:MULTICHOICE:${words.join('~')}}`;
  });
  return `<p>${markup(text)}</p><p>${pieces.join('')}</p>`;
};
