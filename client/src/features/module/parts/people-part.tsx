import { moderatorCalls } from '@sets/shared/module/moderator.calls.ts';
import type { ModulePerson } from '@sets/shared/module/module.contract.ts';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { personPath } from '../../../core/person-path.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAccount } from '../../account/account.store.ts';
import { peopleMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { Invitations } from './invitations.tsx';

interface PersonProps {
  readonly person: ModulePerson;
  readonly role: string;
  readonly onRemove?: (() => void) | undefined;
}

/** People are dots: the owner's is filled. */
const Person = ({ person: { userid, username }, role, onRemove }: PersonProps) => {
  const isMe = useAccount()?.userid === userid;
  return (
    <li className="flex min-h-12 items-center gap-3">
      <span
        aria-hidden="true"
        className={`grid size-9 flex-none place-items-center rounded-full font-semibold ${role === words.owner ? 'bg-people text-on-people' : 'bg-people-tint text-people-ink'}`}
      >
        {/./su.exec(username)?.[0].toUpperCase()}
      </span>
      <span className="min-w-0 grow">
        <span dir="auto" className="block font-medium [overflow-wrap:anywhere]">
          <Link to={personPath(userid)} className="hover:text-people-ink">
            {username}
          </Link>
        </span>
        <span className="block text-sm text-ink-soft">
          {isMe ? `${role} · ${words.you}` : role}
        </span>
      </span>
      {onRemove !== undefined && (
        <IconButton label={words.remove(username)} onClick={onRemove}>
          <UserMinus size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
};

type Asking =
  | { readonly kind: 'remove'; readonly person: ModulePerson }
  | { readonly kind: 'leave' };

const Confirm = ({
  desk,
  asking,
  onDone,
}: {
  desk: SpaceDesk;
  asking: Asking;
  onDone: () => void;
}) => {
  const { space, token, change, reload } = desk;
  const { moduleid } = space;
  const remove = async (userid: string): Promise<void> => {
    onDone();
    const failure = await change(ask(moderatorCalls.remove, { token, body: { moduleid, userid } }));
    if (failure !== null) toast.error(failure.msg);
  };
  const leave = async (): Promise<void> => {
    onDone();
    const told = await ask(moderatorCalls.leave, { token, body: { moduleid } });
    if (told.ok) toast.success(words.left);
    else toast.error(told.error.msg);
    await reload();
  };
  return asking.kind === 'leave' ? (
    <ConfirmDialog
      title={words.leaveTitle}
      text={words.leaveText}
      yes={words.leaveYes}
      isDanger
      onYes={() => void leave()}
      onCancel={onDone}
    />
  ) : (
    <ConfirmDialog
      title={words.removeTitle(asking.person.username)}
      text={words.removeText}
      yes={words.removeYes}
      isDanger
      onYes={() => void remove(asking.person.userid)}
      onCancel={onDone}
    />
  );
};

/** Whose a space is and who moderates it; whoever may invites, removes, leaves, hands over. */
export const PeoplePart = ({ desk }: { desk: SpaceDesk }) => {
  const { owner, moderators, may } = desk.space;
  const me = useAccount()?.userid;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.title}</h2>
      <ul className="grid grid-cols-1 gap-1">
        <Person person={owner} role={words.owner} />
        {moderators.map((person) => (
          <Person
            key={person.userid}
            person={person}
            role={words.moderator}
            onRemove={
              may.invite && person.userid !== me
                ? () => setAsking({ kind: 'remove', person })
                : undefined
            }
          />
        ))}
      </ul>
      {may.invite && <Invitations desk={desk} />}
      {(may.leave || may.handOver) && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {may.handOver && (
            <Button look="plain" size="small" onClick={() => setHandingOver(true)}>
              {words.handOver}
            </Button>
          )}
          {may.leave && (
            <Button look="plain" size="small" onClick={() => setAsking({ kind: 'leave' })}>
              {words.leave}
            </Button>
          )}
        </div>
      )}
      {asking !== null && <Confirm desk={desk} asking={asking} onDone={() => setAsking(null)} />}
      {isHandingOver && <HandOverDialog desk={desk} onClose={() => setHandingOver(false)} />}
    </section>
  );
};
