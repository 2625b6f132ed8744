import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { Post } from '@sets/shared/blog/blog.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { toast } from '../../../ui/toast.ts';
import { tokenNow } from '../../account/account.store.ts';
import { usePostTold } from './posts-told.ts';

type Liked = Pick<Post, 'likes' | 'youLike'>;

/**
 * Likes a post, and likes it no more: shown at once, taken back with a message where the server
 * refuses. While one change is under way, a further tap does nothing.
 */
export const useLike = ({ blogid, likes, youLike }: Post) => {
  const told = usePostTold();
  const [underWay, setUnderWay] = useState<Liked | null>(null);
  const isBusy = useRef(false);
  const shown = underWay ?? { likes, youLike };
  const toggle = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const token = tokenNow();
    const on = !shown.youLike;
    setUnderWay({ likes: Math.max(0, shown.likes + (on ? 1 : -1)), youLike: on });
    const reply = await ask(blogCalls.like, { token, params: { blogid }, body: { on } });
    // What this was told is nothing for somebody else who is signed in by now.
    if (reply.ok && tokenNow() === token) told(blogid, reply.value);
    if (!reply.ok) toast.error(reply.error.msg);
    setUnderWay(null);
    isBusy.current = false;
  };
  return { ...shown, toggle: () => void toggle() };
};
