import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { useAsked } from '../../../core/use-asked.ts';
import type { Shelf } from '../material.ts';
import { copyMessages as words } from './copy.messages.ts';

interface Who {
  readonly token: string;
  readonly userid: string;
}

interface Place {
  readonly value: string;
  readonly text: string;
}

/** A place of the page that one is on; the space 'My polls' goes by an address of its own. */
export const isPersonal = ({ moduleid }: Pick<Shelf, 'moduleid'>): boolean =>
  moduleid === personalShelf.moduleid;

/**
 * The spaces that something can be copied into: those that one created or moderates. 'My polls' comes
 * first, by its own address: it is made when it is needed. Where the page is that space's, by its id.
 */
export const useCopySpaces = (
  { token, userid }: Who,
  here: Pick<Shelf, 'moduleid'>,
): readonly Place[] | null => {
  const given = { token, params: { userid } };
  const created = useAsked(moduleCalls.createdBy, given);
  const moderated = useAsked(moduleCalls.moderatedBy, given);
  const isKnown = [created, moderated].every(
    ({ data, failure }) => data !== null || failure !== null,
  );
  if (!isKnown) return null;
  const own = { value: personalShelf.moduleid, text: words.own };
  const all = [...(created.data?.modules ?? []), ...(moderated.data?.modules ?? [])]
    .map(({ moduleid, title }) => ({ value: moduleid, text: title }))
    .filter(({ value, text }) => text !== words.own || value === here.moduleid);
  const spaces = [...new Map(all.map((each) => [each.value, each])).values()];
  return spaces.some(({ text }) => text === words.own) ? spaces : [own, ...spaces];
};
