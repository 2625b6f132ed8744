import { Sign } from './sign.tsx';
import { Wordmark } from './wordmark.tsx';

/** Black, with the wordmark and the dot of its sign breathing, until the page knows who is here. */
export const Splash = ({ label, note }: { label: string; note?: string | undefined }) => (
  <output
    aria-label={label}
    data-theme="night"
    className="grid min-h-dvh place-items-center bg-[#000] text-ink"
  >
    <div className="grid justify-items-center gap-6 text-4xl">
      <span className="text-7xl">
        <Sign waiting />
      </span>
      <Wordmark plain />
      {note !== undefined && <p className="px-4 text-center text-base text-ink-soft">{note}</p>}
    </div>
  </output>
);
