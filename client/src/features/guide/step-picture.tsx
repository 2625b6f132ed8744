import type { GuideStep } from './guide-steps.ts';

/** The picture of a step: as wide as its place, no taller than leaves the next step in sight, dimmed in the dark. */
export const StepPicture = ({ step }: { step: GuideStep }) => (
  <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-lg border border-line shadow-raised">
    <img
      src={step.src}
      alt={step.alt}
      width={step.width}
      height={step.height}
      loading="lazy"
      className="h-auto max-h-[max(20rem,min(32rem,52dvh))] w-auto max-w-full"
    />
    <span aria-hidden="true" className="absolute inset-0 bg-[light-dark(transparent,#0005)]" />
  </div>
);
