import type { AsideRun } from '@sets/shared/live/aside.ts';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { hostMessages as words } from './host.messages.ts';

interface WayBackProps {
  /** What was on before; null where nothing was that goes on. */
  readonly back: AsideRun;
  readonly onBack: (runId: string) => void;
}

/** The way back to what was on before, whatever that is: it was set aside for what is on. */
export const BackToRun = ({ back, onBack }: WayBackProps) =>
  back === null ? null : (
    <section
      aria-label={words.wayBack}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-people-tint px-4 py-2 text-people-ink lg:px-6"
    >
      <Button
        size="small"
        className="max-w-full min-h-11 py-1.5 text-start whitespace-normal!"
        onClick={onSingleClick(() => onBack(back.runId))}
      >
        <Undo2 size={16} className="flex-none" aria-hidden="true" />
        <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {words.backTo} <MathText text={back.title} />
        </span>
      </Button>
      <p className="text-sm">{words.backToHint}</p>
    </section>
  );
