import type { MadeQuestion } from '@sets/shared/generator/generator.contract.ts';
import { noExtra } from '@sets/shared/material/exchange.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { newId } from '../../core/new-id.ts';
import type { Exchange } from '../material/exchange/exchange.ts';
import { handToFiled, handToNew } from '../material/hand-over.ts';
import type { AnyDraft, MaterialLine, Shelf } from '../material/material.ts';
import type { Reading } from '../material/reading.ts';

interface Who {
  readonly token: string;
  readonly userid: string;
}

/** Where questions can be put: into what is made of them, whatever it is. Each gives the editor's address. */
export interface Target {
  /** What one is called: `quiz`. */
  readonly noun: string;
  readonly lines: (token: string, shelf: Shelf) => Reading<readonly MaterialLine[]>;
  /** `title` where it has none yet. */
  readonly intoNew: (
    who: Who,
    shelf: Shelf,
    made: readonly MadeQuestion[],
    title: string,
  ) => Result<string>;
  readonly into: (who: Who, id: string, made: readonly MadeQuestion[]) => Promise<Result<string>>;
}

/** A kind of material as such a place. */
export const targetOf = <Draft extends AnyDraft, Definition extends Draft, Settings>({
  material,
  noun,
  withTaken,
}: Exchange<Draft, Definition, Settings>): Target => {
  const handed = ({ userid }: Who, made: readonly MadeQuestion[]) => ({
    userid,
    count: made.length,
    change: (draft: Draft) =>
      withTaken(draft, {
        format: null,
        settings: null,
        questions: made.map(({ question, right, explanation }) => ({
          ...noExtra,
          question: { ...question, id: newId() },
          right,
          explanation,
        })),
      }),
  });
  return {
    noun,
    lines: (token, shelf) => material.server.lines(token, shelf),
    intoNew: (who, shelf, made, title) => {
      const { change, ...rest } = handed(who, made);
      const titled = (draft: Draft): Draft => change({ ...draft, title: draft.title || title });
      return handToNew(material, shelf, { ...rest, change: titled });
    },
    into: (who, id, made) => handToFiled(material, { token: who.token, id }, handed(who, made)),
  };
};
