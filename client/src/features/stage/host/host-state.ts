/** What the history keeps beside the address of a host's page. */
interface HostState {
  /** Which page it is, where it has put the address there itself. */
  readonly page: string | null;
  /** The page from which somebody presents, to which the way back leads. */
  readonly from: string | null;
}

const textIn = (state: unknown, name: string): string | null => {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' ? value : null;
};

/** Whatever is in the history, for other versions have written there too. */
export const readHostState = (state: unknown): HostState => {
  const from = textIn(state, 'from');
  return { page: textIn(state, 'page'), from: from?.startsWith('/') === true ? from : null };
};
