/** Which key does the same as the button that this stands in. Only seen: names of buttons stay short. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    className="ml-1 hidden min-w-7 rounded-sm border border-current px-1.5 py-0.5 text-center text-xs font-medium lg:inline-block"
  >
    {children}
  </kbd>
);
