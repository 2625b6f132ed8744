const lines = ['w-1/3 h-10', 'w-full h-16', 'w-5/6 h-16', 'w-2/3 h-16'];

/** The place of what is still loading. */
export const Skeleton = ({ label }: { label: string }) => (
  <output aria-label={label} className="mx-auto grid w-full max-w-content gap-4 px-4 py-10">
    {lines.map((line) => (
      <span key={line} className={`block animate-pulse rounded-md bg-sunken ${line}`} />
    ))}
  </output>
);
