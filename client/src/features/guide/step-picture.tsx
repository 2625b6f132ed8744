import './step-picture.css';
import type { GuideStep } from './guide-steps.ts';

/** The picture of a step, in the theme of the page: as wide as its place, no taller than leaves the next step in sight. */
export const StepPicture = ({ step }: { step: GuideStep }) => (
  <div className="mx-auto w-fit max-w-full overflow-hidden rounded-lg border border-line shadow-raised">
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        src={step[theme]}
        alt={step.alt}
        width={step.width}
        height={step.height}
        // What is not shown is not loaded.
        loading="lazy"
        className={`step-${theme} h-auto max-h-[max(20rem,min(32rem,52dvh))] w-auto max-w-full`}
      />
    ))}
  </div>
);
