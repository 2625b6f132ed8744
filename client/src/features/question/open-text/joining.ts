import {
  arrangementLimits,
  keyOf,
  type TextEdit,
} from '@sets/shared/question/texts/arrangement.ts';
import { type DeskLine, lineOf } from '@sets/shared/question/texts/text-lines.ts';

export const keyOfLine = (line: DeskLine): string => keyOf(lineOf(line));

/** What these lines would be called together: as the group among them, or as most have written it. */
export const nameFor = (lines: readonly DeskLine[]): string => {
  const group = lines.find((line) => line.group !== undefined);
  const most = lines.toSorted((one, other) => other.count - one.count)[0];
  return (group ?? most)?.text.slice(0, arrangementLimits.name) ?? '';
};

/** As many texts as one change may name. */
const thatFit = (texts: readonly string[]): string[] => {
  let characters = 0;
  return texts
    .slice(0, arrangementLimits.texts)
    .filter((text) => (characters += text.length) <= arrangementLimits.characters);
};

/** The change that makes these lines one; of several groups the first takes the others in. */
export const joinOf = (lines: readonly DeskLine[], name: string, newId: () => string): TextEdit => {
  const group = lines.find((line) => line.group !== undefined)?.group;
  const texts = lines
    .filter((line) => line.group === undefined || line.group !== group)
    .flatMap((line) => line.texts?.map(({ text }) => text) ?? [line.text]);
  return { type: 'join', group: group ?? newId(), name, texts: thatFit(texts) };
};

/** The change that lets lines through, as many as one may name. */
export const letOf = (lines: readonly DeskLine[]): TextEdit => ({
  type: 'let',
  lines: lines.slice(0, arrangementLimits.texts).map(lineOf),
  through: true,
});
