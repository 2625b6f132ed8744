import type { OwnStall } from '@sets/shared/food/stall.contract.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { useFaultFocus } from '../../../../core/use-fault-focus.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { BackLink } from '../form/back-link.tsx';
import { FormNotes } from '../form/form-notes.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { vendorPaths } from '../vendor-paths.ts';
import {
  type PartneredSchools,
  SchoolField,
  type SchoolFieldProps,
  useSchools,
} from './school-field.tsx';
import { StallFields } from './stall-fields.tsx';
import { stallMessages as words } from './stall.messages.ts';
import { useStallForm } from './use-stall-form.ts';
import type { Stalls } from './use-stalls.ts';

interface RemoveProps {
  readonly stall: OwnStall;
  readonly stalls: Stalls;
  readonly onRemoved: () => void;
}

const Remove = ({ stall, stalls, onRemoved }: RemoveProps) => {
  const [isAsked, setAsked] = useState(false);
  const { name } = stall.content;
  const remove = async (): Promise<void> => {
    setAsked(false);
    if (await stalls.remove(stall)) onRemoved();
  };
  return (
    <div className="border-t border-line pt-5">
      <Button
        look="plain"
        className="-ms-5 text-bad"
        aria-disabled={stalls.isBusy}
        onClick={() => setAsked(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        {words.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          text={words.removeText(stall.items)}
          yes={words.removeYes}
          isDanger
          onYes={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
};

interface SchoolProps extends Pick<SchoolFieldProps, 'schoolid' | 'fault' | 'onChange'> {
  readonly stall: OwnStall | null;
  readonly partnered: PartneredSchools;
}

/** Chosen once: a stall stays at its school. */
const School = ({ stall, partnered, schoolid, ...given }: SchoolProps) => {
  const { schools, failure, usual } = partnered;
  return stall === null ? (
    <SchoolField {...{ schools, failure }} {...given} schoolid={schoolid || usual} />
  ) : (
    <p className="text-sm text-ink-soft">{words.schoolStays(stall.school)}</p>
  );
};

interface StallPartProps {
  readonly who: SignedIn;
  readonly stalls: Stalls;
  /** Null for a new one. */
  readonly stall: OwnStall | null;
}

/** A stall as its vendor makes and changes it. */
export const StallPart = ({ who, stalls, stall }: StallPartProps) => {
  const navigate = useNavigate();
  const partnered = useSchools(who, stall === null);
  const form = useStallForm(who, stall, partnered, stalls.take);
  const { id, draft, currency, faults, change, save, giveUp } = form;
  const leave = (to: string): void => void navigate(to);
  const back =
    stall === null
      ? { to: vendorPaths.stalls, text: words.toStalls }
      : { to: vendorPaths.stall(stall.stallid), text: stall.content.name };
  const focus = useFaultFocus(async () => {
    if ((await save()) === true) leave(vendorPaths.stall(id));
  });
  const title = stall === null ? words.newTitle : words.editTitle(stall.content.name);
  useTitle(title);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
        <BackLink {...back} />
        <h2 dir="auto" className="text-2xl font-semibold">
          {title}
        </h2>
      </header>
      <FormNotes
        acts={form}
        nameOf={({ content }) => content.name}
        onSaved={() => leave(vendorPaths.stalls)}
      />
      <form {...focus} className="grid grid-cols-1 gap-6">
        <StallFields
          {...{ draft, faults, change, currency }}
          school={
            <School
              {...{ stall, partnered }}
              schoolid={draft.schoolid}
              fault={faults['schoolid']}
              onChange={(schoolid) => change({ schoolid })}
            />
          }
        />
        <SaveBar
          acts={form}
          save={words.save}
          giveUp={words.giveUp}
          onGiveUp={() => {
            giveUp();
            leave(back.to);
          }}
        />
      </form>
      {stall !== null && (
        <Remove stall={stall} stalls={stalls} onRemoved={() => leave(vendorPaths.stalls)} />
      )}
    </div>
  );
};
