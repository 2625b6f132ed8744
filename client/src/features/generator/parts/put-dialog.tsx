import type { MadeQuestion } from '@sets/shared/generator/generator.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAccount, useToken } from '../../account/account.store.ts';
import { ChooseShelf, shelfOf } from '../../material/copy/choose-shelf.tsx';
import type { Shelf } from '../../material/material.ts';
import { useReading } from '../../material/reading.ts';
import { wantedBy } from '../../material/generator-paths.ts';
import { generatorMessages as words } from '../generator.messages.ts';
import type { Target } from '../target.ts';

const fresh = '';

interface WhichProps {
  readonly target: Target;
  readonly token: string;
  readonly shelf: Shelf;
  readonly which: string;
  readonly onWhich: (which: string) => void;
}

/** A new one, or one that lies there. */
const Which = ({ target: { noun, lines }, token, shelf, which, onWhich }: WhichProps) => {
  const { data } = useReading(lines(token, shelf));
  const able = (data ?? []).filter(({ failure }) => failure === null);
  const isListed = which === fresh || able.some(({ id }) => id === which);
  const choices = [
    { value: fresh, text: words.fresh(noun) },
    ...(isListed ? [] : [{ value: which, text: words.cameFrom(noun) }]),
    ...able.map(({ id, title }) => ({ value: id, text: title || words.nameless(noun) })),
  ];
  return <Select label={words.which} value={which} choices={choices} onChange={onWhich} />;
};

interface PutDialogProps {
  readonly made: readonly MadeQuestion[];
  /** What a new one is called. */
  readonly title: string;
  readonly targets: readonly Target[];
  readonly onClose: () => void;
}

/** Hands them over, and goes to the editor; why that cannot be is kept for the dialog. */
const useOpening = ({ made, title }: Pick<PutDialogProps, 'made' | 'title'>) => {
  const token = useToken() ?? '';
  const userid = useAccount()?.userid ?? '';
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = async (target: Target, shelf: Shelf, which: string): Promise<void> => {
    setOpening(true);
    const who = { token, userid };
    const told =
      which === fresh
        ? target.intoNew(who, shelf, made, title)
        : await target.into(who, which, made);
    setOpening(false);
    if (told.ok) await navigate(told.value);
    else setRefusal(told.error.msg);
  };
  return { token, open, isOpening, refusal };
};

interface PlacesProps {
  readonly token: string;
  readonly target: Target;
  /** Where one came from. */
  readonly here: Shelf;
  readonly place: { readonly moduleid: string; readonly topicid: string | null };
  readonly which: string;
  readonly onPlace: (place: PlacesProps['place']) => void;
  readonly onWhich: (which: string) => void;
}

/** The topic, and which one in it. */
const Places = ({ token, target, here, place, which, onPlace, onWhich }: PlacesProps) => {
  const shelf = shelfOf(place);
  return (
    <>
      <ChooseShelf token={token} here={here} place={place} onPlace={onPlace} />
      {shelf !== null && (
        <Which
          key={`${target.noun}/${shelf.moduleid}/${shelf.topicid}`}
          {...{ target, token, shelf, which, onWhich }}
        />
      )}
    </>
  );
};

/** Puts questions into a new quiz or poll, or one that there is: its editor opens with them. */
export const PutDialog = ({ targets, onClose, ...given }: PutDialogProps) => {
  const { token, open, isOpening, refusal } = useOpening(given);
  const [query] = useSearchParams();
  const wanted = wantedBy(query);
  const here = wanted?.shelf ?? personalShelf;
  const [noun, setNoun] = useState(wanted?.noun ?? targets[0]?.noun ?? '');
  const [place, setPlace] = useState<PlacesProps['place']>(here);
  const [which, setWhich] = useState(wanted?.id ?? fresh);
  // An address may name what there is not.
  const target = targets.find((each) => each.noun === noun) ?? targets[0];
  const shelf = shelfOf(place);
  if (target === undefined) return null;
  return (
    <Dialog title={words.putTitle} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{words.putHint}</p>
      <div className="grid gap-4">
        <Select
          label={words.into}
          value={target.noun}
          choices={targets.map((each) => ({ value: each.noun, text: words.target(each.noun) }))}
          onChange={(next) => {
            setNoun(next);
            setWhich(fresh);
          }}
        />
        <Places
          {...{ token, target, here, place, which }}
          onWhich={setWhich}
          onPlace={(next) => {
            setPlace(next);
            setWhich(fresh);
          }}
        />
      </div>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {refusal}
      </p>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          look="primary"
          data-takes-focus
          disabled={shelf === null || isOpening}
          onClick={() => shelf !== null && void open(target, shelf, which)}
        >
          {isOpening ? words.opening : words.open}
        </Button>
      </div>
    </Dialog>
  );
};
