import './own-verdict.css';

/** Each as a shape of its own, as on the wall: no two are told apart by colour. */
const marks = {
  right: 'M7 19l8 8L29 10',
  partly: 'M18 6a12 12 0 1 0 0 24z',
  wrong: 'M10 10l16 16M26 10L10 26',
  none: 'M9 18h18',
  void: 'M18 6a12 12 0 1 0 .01 0zM10 26L26 10',
} as const;

interface OutcomeMarkProps {
  readonly outcome: keyof typeof marks;
  /** Its word. */
  readonly children: string;
}

/** What was made of an answer: a mark and its word. */
export const OutcomeMark = ({ outcome, children }: OutcomeMarkProps) => (
  <span className="own-verdict" data-outcome={outcome}>
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d={marks[outcome]} />
    </svg>
    {children}
  </span>
);
