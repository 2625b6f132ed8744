import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { VersionsDialog } from '../../../../ui/writing/versions-dialog.tsx';
import { useToken } from '../../../account/account.store.ts';
import type { PostDesk } from '../use-post-saver.ts';
import { postLines } from './post-lines.ts';

/** Earlier versions of a post. */
export const PostVersions = ({ desk, onClose }: { desk: PostDesk; onClose: () => void }) => {
  const token = useToken();
  const [opened, setOpened] = useState<number | null>(null);
  const { blogid } = desk.state.doc;
  const list = useAsked(blogCalls.versions, { token, params: { blogid } });
  const params = { blogid, version: String(opened) };
  const one = useAsked(blogCalls.version, { token, params }, opened !== null);
  return (
    <VersionsDialog {...{ desk, list, one, onClose }} linesOf={postLines} onOpen={setOpened} />
  );
};
