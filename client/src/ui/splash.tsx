import { SetsSymbol, Wordmark } from './wordmark.tsx';

/** Black, with the wordmark and its symbol breathing, until the page knows who is here. */
export const Splash = ({ label, note }: { label: string; note?: string | undefined }) => (
  <output
    aria-label={label}
    className="grid min-h-dvh place-items-center bg-[#000] [--symbol:#b1a9ff] text-[#edeef0]"
  >
    <div className="grid justify-items-center gap-6 text-4xl">
      <span className="text-7xl">
        <SetsSymbol pulsing />
      </span>
      <Wordmark plain />
      {note !== undefined && <p className="px-4 text-center text-base text-[#b0b4ba]">{note}</p>}
    </div>
  </output>
);
