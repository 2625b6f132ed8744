import { isolated } from '../../../core/isolated.ts';
import { formatCount } from '../../../ui/number-format.ts';

interface Line {
  readonly name: string;
  readonly count: number;
  readonly choices: readonly { readonly name: string }[];
  readonly note: string;
}

/** What tells a line apart from others of the same name: what was chosen, and the note where that is the same, too. */
const besides = (line: Line, all: readonly Line[]): string[] => {
  const chosen = (each: Line): string => each.choices.map(({ name }) => name).join(', ');
  const alike = all.filter(({ name }) => name === line.name);
  if (alike.length < 2) return [];
  const same = alike.filter((each) => chosen(each) === chosen(line));
  return [chosen(line), same.length < 2 ? '' : line.note].filter((text) => text !== '');
};

/** Lines of an order in words, as '2 × Coffee (Oat drink)', by their places: each is told apart from all others. */
export const lineNames = (all: readonly Line[], places: readonly number[]): string[] =>
  places.flatMap((place) => {
    const line = all[place];
    if (line === undefined) return [];
    const more = besides(line, all).map(isolated);
    const name = `${formatCount(line.count)} × ${isolated(line.name)}`;
    return [more.length === 0 ? name : `${name} (${more.join('; ')})`];
  });
