/** How much of a limit is used, as a line of text over a bar. */
export const UsageBar = ({ text, share }: { text: string; share: number }) => (
  <div className="grid gap-1.5">
    <p className="text-sm">{text}</p>
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <div
        className={`h-full rounded-full ${share >= 0.8 ? 'bg-warn' : 'bg-people'}`}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </div>
  </div>
);
