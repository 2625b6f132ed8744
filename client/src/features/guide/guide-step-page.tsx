import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useTitle } from '../../ui/use-title.ts';
import { guideMessages as words } from './guide.messages.ts';
import { guidePath } from './guide-path.ts';
import { type GuideStep, guideSteps } from './guide-steps.ts';
import { StepPicture } from './step-picture.tsx';

interface GuideStepPageProps {
  readonly step: GuideStep;
  /** Where the last step leads. */
  readonly startPath: string;
}

/** One step, large, with the way to those beside it. */
export const GuideStepPage = ({ step, startPath }: GuideStepPageProps) => {
  const number = guideSteps.indexOf(step) + 1;
  const isLast = number === guideSteps.length;
  const navigate = useNavigate();
  const before = number === 1 ? guidePath : `${guidePath}/${number - 1}`;
  const after = isLast ? startPath : `${guidePath}/${number + 1}`;
  useTitle(step.title);
  useShortcuts({
    arrowleft: () => void navigate(before),
    // The last step leads out of the guide: that is for whoever presses the button.
    arrowright: () => void (isLast ? undefined : navigate(after)),
  });
  return (
    <main className="mx-auto grid w-full max-w-[43.5rem] content-start gap-6 px-4 py-10">
      <header className="grid gap-2">
        <p className="text-sm font-medium text-people-ink">
          {words.step(number, guideSteps.length)}
        </p>
        <h1 className="text-4xl font-semibold tracking-[-0.03em]">{step.title}</h1>
        <p className="text-lg text-pretty text-ink-soft">{step.text}</p>
      </header>
      <StepPicture step={step} />
      <nav aria-label={words.title} className="flex flex-wrap items-center justify-between gap-3">
        <Link to={before} className={buttonClass('plain')}>
          <ArrowLeft size={18} aria-hidden="true" />
          {number === 1 ? words.all : words.back}
        </Link>
        <Link to={after} className={buttonClass('primary')}>
          {isLast ? words.start : words.next}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </nav>
      <p className="text-center text-sm text-ink-soft pointer-coarse:hidden">{words.keys}</p>
    </main>
  );
};
