import { articleContent, articleLimits } from '@sets/shared/article/article.contract.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Field } from '../../../../ui/field.tsx';
import { authorsIn, authorsLine } from '../authors-line.ts';
import { editMessages as words } from '../edit.messages.ts';
import type { ArticleDesk } from '../use-article-saver.ts';

/** An address as it is stored; null where it is none. */
const sourceIn = (typed: string): string | null => {
  const trimmed = typed.trim();
  const isBare = trimmed !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(trimmed);
  const told = z.safeParse(articleContent.shape.source, isBare ? `https://${trimmed}` : trimmed);
  return told.success ? told.data : null;
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const Authors = ({ desk }: { desk: ArticleDesk }) => {
  const { authors } = desk.state.draft.content;
  const [typed, setTyped] = useState(authorsLine(authors));
  // Signs between names and blanks are shown as they are typed; what was changed elsewhere is shown instead of them.
  const shown = isSameList(authorsIn(typed), authors) ? typed : authorsLine(authors);
  const told = z.safeParse(articleContent.shape.authors, authors);
  return (
    <Field
      dir="auto"
      label={words.authors}
      hint={words.authorsHint}
      fault={told.error?.issues[0]?.message}
      value={shown}
      maxLength={articleLimits.authors * (articleLimits.author + 2)}
      onChange={({ target }) => {
        setTyped(target.value);
        desk.saver.edit({ authors: authorsIn(target.value) });
      }}
    />
  );
};

const Source = ({ desk }: { desk: ArticleDesk }) => {
  const { source } = desk.state.draft.content;
  const [typed, setTyped] = useState(source);
  const read = sourceIn(typed);
  const shown = read === null || read === source ? typed : source;
  return (
    <Field
      type="url"
      dir="ltr"
      label={words.source}
      hint={words.sourceHint}
      fault={read === null ? words.sourceFault : undefined}
      value={shown}
      maxLength={articleLimits.source}
      onChange={({ target }) => {
        setTyped(target.value);
        const address = sourceIn(target.value);
        if (address !== null) desk.saver.edit({ source: address });
      }}
    />
  );
};

/** Who wrote it, and where it was taken over from. */
export const FactsPart = ({ desk }: { desk: ArticleDesk }) => (
  <fieldset
    aria-label={words.facts}
    className="m-0 grid min-w-0 grid-cols-1 gap-4 border-0 p-0 narrow:grid-cols-2"
  >
    <Authors desk={desk} />
    <Source desk={desk} />
  </fieldset>
);
