const productName = 'Sets';

/** Two sets and what they share. The shared part takes the colour of people; `pulsing` lets it breathe. */
export const SetsSymbol = ({ pulsing = false }: { pulsing?: boolean }) => (
  <svg viewBox="0 0 36 24" aria-hidden="true" className="h-[0.82em] w-auto">
    <path
      d="M18 3.06a10.5 10.5 0 0 1 0 17.88a10.5 10.5 0 0 1 0-17.88z"
      fill="var(--symbol, var(--people-ink))"
      className={pulsing ? 'animate-pulse' : ''}
    />
    <circle cx="12.5" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <circle cx="23.5" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);

/** The name of the product, with its symbol unless `plain`. */
export const Wordmark = ({ plain = false }: { plain?: boolean }) => (
  <span className="inline-flex items-center gap-[0.4em] font-semibold tracking-[-0.03em]">
    {!plain && <SetsSymbol />}
    {productName}
  </span>
);
