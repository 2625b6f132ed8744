import { create } from 'zustand';

/** What somebody typed last, until the page is loaded anew or another account signs in. */
interface TypedBefore {
  readonly token: string;
  readonly typed: string;
}

const useTypedBefore = create<TypedBefore>(() => ({ token: '', typed: '' }));

const type = (token: string, typed: string): void => useTypedBefore.setState({ token, typed });

/** What is in the field, and how it changes. */
export const useTyped = (token: string): [string, (typed: string) => void] => {
  const before = useTypedBefore();
  return [before.token === token ? before.typed : '', (typed) => type(token, typed)];
};
