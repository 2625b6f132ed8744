import type { GuideStep } from './guide-steps.ts';

/** The picture of a step: as wide as its place, a phone no taller than a screen. */
export const StepPicture = ({ step }: { step: GuideStep }) => (
  <img
    src={step.src}
    alt={step.alt}
    width={step.width}
    height={step.height}
    loading="lazy"
    className="mx-auto h-auto max-h-[32rem] w-auto max-w-full rounded-lg border border-line shadow-raised"
  />
);
