import type { TextPart } from '@sets/shared/question/kinds/gap-text.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import type { ImportedGap } from './imported-item.ts';

// A text with gaps in one cell: [[Rome|Roma]] is filled by typing, [[heat~=sugar]] by choosing, where the
// word behind the sign is right. A sign that stands for itself has a backslash before it.

const escaped = (text: string): string => text.replaceAll(/[\\[\]|~=]/g, String.raw`\$&`);
const unescaped = (text: string): string => text.replaceAll(/\\([\\[\]|~=])/g, '$1');

/** What stands between signs that are not escaped. */
const splitAt = (text: string, sign: '|' | '~'): string[] => {
  const pieces = [''];
  for (const [found] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (found === sign) pieces.push('');
    else pieces[pieces.length - 1] += found;
  }
  return pieces;
};

export const gapCell = (parts: readonly TextPart[], right: Right | null): string => {
  const rights = isOfType('gaps', right) ? right.gaps : [];
  return parts
    .map((part) => {
      if (part.type === 'text') return escaped(part.text);
      const own = rights.find(({ id }) => id === part.id);
      const accepted = own !== undefined && 'accepted' in own ? own.accepted : [];
      const option = own !== undefined && 'option' in own ? own.option : null;
      const words = part.options.map(({ id, text }) => (id === option ? '=' : '') + escaped(text));
      return `[[${part.options.length > 0 ? words.join('~') : accepted.map(escaped).join('|')}]]`;
    })
    .join('');
};

const gapOf = (said: string): ImportedGap => {
  const words = splitAt(said, '~').map((word) => word.trim());
  if (words.length === 1) return { accepted: splitAt(said, '|').map(unescaped) };
  const right = words.findIndex((word) => word.startsWith('='));
  return {
    options: words.map((word) => unescaped(word.replace(/^=/, ''))),
    right: right === -1 ? null : right,
  };
};

/** The pieces of such a cell. */
export const gapsInCell = (cell: string): (string | ImportedGap)[] =>
  cell
    .split(/\[\[((?:\\[\s\S]|[^\\\]])*)\]\]/)
    .map((piece, at) => (at % 2 === 1 ? gapOf(piece) : unescaped(piece)));
