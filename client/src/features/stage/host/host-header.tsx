import type { RoomInfo } from '@sets/shared/live/room.ts';
import {
  ArrowLeft,
  CodeXml,
  DoorClosed,
  DoorOpen,
  Keyboard,
  Maximize,
  Palette,
  Projector,
  Zap,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { toggleFullScreen } from '../../../ui/full-screen.ts';
import { ThemeButton } from '../../../ui/theme-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { embedDialogMessages as embedWords } from './embed/embed-dialog.messages.ts';
import { hostMessages as words } from './host.messages.ts';
import { readHostState } from './host-state.ts';
import { KeyHint } from './key-hint.tsx';
import type { StageActivity } from '../stage-activity.ts';
import { stagePaths } from '../stage-paths.ts';

interface HostHeaderProps {
  readonly room: RoomInfo;
  readonly title: string;
  /** What the address is of: the way back leads to the list of these. */
  readonly activity: StageActivity;
  readonly onLock: () => void;
  /** The next look of the projector. */
  readonly onLook: () => void;
  readonly onKeys: () => void;
  /** The links by which the room is seen elsewhere. */
  readonly onEmbed: () => void;
  /** What can be asked at once, in place of what is on; null where nothing can. */
  readonly atOnce: { readonly label: string; readonly onAsk: () => void } | null;
}

/** Whether people may come in; a click changes it. */
const Doors = ({ locked, onLock }: { locked: boolean; onLock: () => void }) => (
  <button
    type="button"
    onClick={onLock}
    title={locked ? words.doorsClosed : words.doorsOpen}
    className={classNames(
      buttonClass('plain', 'small'),
      'min-h-11',
      locked ? '!bg-warn-tint text-warn' : 'text-ink-soft',
    )}
  >
    {locked ? (
      <DoorClosed size={18} aria-hidden="true" />
    ) : (
      <DoorOpen size={18} aria-hidden="true" />
    )}
    <span className="max-lg:sr-only">{locked ? words.doorsClosed : words.doorsOpen}</span>
    <span className="only-spoken">{locked ? words.openDoors : words.closeDoors}</span>
    <KeyHint>{words.doorsKey}</KeyHint>
  </button>
);

/** To where somebody presents from, else to the list of what the address is of. */
const WayBack = ({ activity }: Pick<HostHeaderProps, 'activity'>) => {
  const to = readHostState(useLocation().state).from ?? activity.listPath;
  const label = to === activity.listPath ? activity.words.all : words.back;
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="-ml-3 grid size-12 lg:-ml-2 lg:size-10 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken"
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </Link>
  );
};

export const HostHeader = (props: HostHeaderProps) => {
  const { room, title, activity, onLock, onLook, onKeys, onEmbed, atOnce } = props;
  return (
    <header className="border-b border-line">
      <div className="flex min-h-16 items-center gap-1 px-4 lg:px-6">
        <WayBack activity={activity} />
        <h1 dir="auto" className="min-w-0 grow truncate px-1 text-lg font-semibold">
          <MathText text={title} />
        </h1>
        {atOnce !== null && (
          <button
            type="button"
            aria-haspopup="dialog"
            title={atOnce.label}
            onClick={atOnce.onAsk}
            className={`${buttonClass('plain', 'small')} min-h-11`}
          >
            <Zap size={18} aria-hidden="true" />
            <span className="max-lg:sr-only">{atOnce.label}</span>
            <KeyHint>{words.atOnceKey}</KeyHint>
          </button>
        )}
        <Doors locked={room.locked} onLock={onLock} />
        {room.look !== undefined && (
          <IconButton label={words.look(words.looks[room.look.theme])} onClick={onLook}>
            <Palette size={18} aria-hidden="true" />
          </IconButton>
        )}
        {room.rehearsal === undefined && (
          <IconButton label={embedWords.open} onClick={onEmbed}>
            <CodeXml size={18} aria-hidden="true" />
          </IconButton>
        )}
        <span className="hidden items-center gap-1 lg:flex">
          <ThemeButton />
          <IconButton label={words.fullScreen} onClick={toggleFullScreen}>
            <Maximize size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={words.keys} onClick={onKeys}>
            <Keyboard size={20} aria-hidden="true" />
          </IconButton>
        </span>
        <a
          href={stagePaths.screen(room.code)}
          target="sets-screen"
          aria-label={words.projector}
          className={`${buttonClass('outline', 'small')} ml-2 min-h-11`}
        >
          <Projector size={18} aria-hidden="true" />
          <span className="hidden sm:inline">{words.projector}</span>
        </a>
      </div>
    </header>
  );
};
