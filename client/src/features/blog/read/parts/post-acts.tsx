import type { Post } from '@sets/shared/blog/blog.contract.ts';
import { Ellipsis, Flag, Heart, Link2, MessageCircle, Pencil, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Act } from '../../../../ui/act.tsx';
import { Button, buttonClass, IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { formatCount } from '../../../../ui/number-format.ts';
import { onSingleClick } from '../../../../ui/single-click.ts';
import { toast } from '../../../../ui/toast.ts';
import { blogPaths } from '../../blog-paths.ts';
import { postPageMessages as words } from '../read.messages.ts';
import { useLike } from '../use-like.ts';

const addressOf = (blogid: string): string => window.location.origin + blogPaths.view(blogid);

const copyLink = async (blogid: string): Promise<void> => {
  if (await copyText(addressOf(blogid))) toast.success(words.copied);
  else toast.error(words.notCopied);
};

/** Only some devices have a dialog of their own for it, and none on plain http. */
const canShare = (): boolean => 'share' in navigator;

const share = async ({ blogid, title }: Post): Promise<void> => {
  if (!canShare()) return copyLink(blogid);
  try {
    await navigator.share({ title, url: addressOf(blogid) });
  } catch (failure) {
    // Whoever closes that dialog wants nothing more.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copyLink(blogid);
  }
};

const LikeButton = ({ post }: { post: Post }) => {
  const { likes, youLike, toggle } = useLike(post);
  return (
    <Button
      aria-pressed={youLike}
      aria-label={youLike ? words.unlikeIt(likes) : words.likeIt(likes)}
      // The second tap of a double one would take back what the first has done.
      onClick={onSingleClick(toggle)}
      className={classNames(
        'min-w-20',
        youLike && '!border-people !bg-people-tint !text-people-ink',
      )}
    >
      <Heart size={20} aria-hidden="true" className={youLike ? 'fill-people text-people' : ''} />
      {formatCount(likes)}
    </Button>
  );
};

interface ActsProps {
  readonly post: Post;
  readonly onReport: () => void;
  readonly onClose: () => void;
}

const MoreActs = ({ post, onReport, onClose }: ActsProps) => {
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={words.acts} onClose={onClose} closesOnBackdrop>
      <ul className="-mx-3">
        <Act
          icon={Link2}
          text={words.copyLink}
          onClick={closing(() => void copyLink(post.blogid))}
        />
        {canShare() && (
          <Act icon={Share2} text={words.shareWith} onClick={closing(() => void share(post))} />
        )}
        <Act icon={Printer} text={words.print} onClick={closing(() => window.print())} />
        {!post.isYours && (
          <Act icon={Flag} text={words.report} isDanger onClick={closing(onReport)} />
        )}
      </ul>
    </Dialog>
  );
};

interface PostActsProps extends Pick<ActsProps, 'post' | 'onReport'> {
  /** The comments below. */
  readonly commentsId: string;
}

/** On a phone all of them stand in a row. */
const tighter = 'max-narrow:px-3!';
const plainClass = classNames(buttonClass('plain'), tighter);

/** What one can do with a post: like it, comment on it, share it, and what else there is. */
export const PostActs = ({ post, onReport, commentsId }: PostActsProps) => {
  const [isOpen, setOpen] = useState(false);
  const { blogid, comments, isYours } = post;
  return (
    <div className="flex flex-wrap items-center gap-2 border-y border-line py-3 print:hidden">
      <LikeButton post={post} />
      <a href={`#${commentsId}`} aria-label={words.toComments(comments)} className={plainClass}>
        <MessageCircle size={20} aria-hidden="true" />
        {formatCount(comments)}
      </a>
      {/* Where there is no room for them beside the others, they stand below, together. */}
      <div className="ml-auto flex items-center gap-1 narrow:gap-2">
        {isYours && (
          <Link to={blogPaths.edit(blogid)} className={plainClass}>
            <Pencil size={18} aria-hidden="true" />
            {words.edit}
          </Link>
        )}
        <Button
          look="plain"
          className={tighter}
          onClick={() => void share(post)}
          aria-label={words.share}
        >
          <Share2 size={20} aria-hidden="true" />
          <span className="max-narrow:hidden">{words.share}</span>
        </Button>
        <IconButton
          label={words.menu}
          aria-haspopup="dialog"
          className="size-12!"
          onClick={() => setOpen(true)}
        >
          <Ellipsis size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && <MoreActs post={post} onReport={onReport} onClose={() => setOpen(false)} />}
    </div>
  );
};
