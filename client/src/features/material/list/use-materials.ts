import type { Failure } from '@sets/shared/core/result.ts';
import { useEffect, useState } from 'react';
import { onDraftDropped } from '../kept-drafts.ts';
import type { MaterialLine, MaterialServer, Shelf } from '../material.ts';
import { useReading } from '../reading.ts';

/** How far up: what is on now, then what is set aside, then the others. */
const rank = ({ code, setAside }: MaterialLine): number => (code === null ? 2 : Number(setAside));

/** Otherwise as the server has them: newest first. */
const inOrder = (lines: readonly MaterialLine[]): MaterialLine[] =>
  lines.toSorted((one, other) => rank(one) - rank(other));

/** What lies on a shelf: null while it loads; `failure` says why it did not. */
export const useMaterials = <Definition>(
  server: MaterialServer<Definition>,
  token: string,
  shelf: Shelf,
) => {
  const { data, failure, reload } = useReading(server.lines(token, shelf));
  const [, setDrops] = useState(0);
  useEffect(
    () =>
      onDraftDropped(() => {
        // The list is drawn with the drafts on this device, also where the server tells the same.
        setDrops((count) => count + 1);
        // What the editor was still sending when it was left is on the server now.
        void reload();
      }),
    [reload],
  );
  const remove = async (id: string): Promise<Failure | null> => {
    const told = await server.api(token).remove(id);
    void reload();
    return told.ok ? null : told.error;
  };
  return { lines: data && inOrder(data), failure, remove, reload: () => void reload() };
};
