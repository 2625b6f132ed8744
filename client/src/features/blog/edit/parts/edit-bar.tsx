import {
  ArrowLeft,
  Ellipsis,
  Eye,
  EyeOff,
  History,
  Pencil,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSending } from '../../../../core/use-sending.ts';
import { Act } from '../../../../ui/act.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { dismissToast, toast, type ToastAct } from '../../../../ui/toast.ts';
import { blogPaths } from '../../blog-paths.ts';
import { editMessages as words } from '../edit.messages.ts';
import { isTouched } from '../saving/post-state.ts';
import type { PostDesk } from '../use-post-saver.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { SaveState } from './save-state.tsx';

interface EditBarProps {
  readonly desk: PostDesk;
  /** A picture is on its way. */
  readonly isAdding: boolean;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  /** Somebody wants to see what is to be decided. */
  readonly onAsked: () => void;
}

type Shown = 'more' | 'publish' | 'versions' | null;

const isReady = ({ state }: PostDesk): boolean => {
  const { title, text } = state.draft.content;
  return title.trim() !== '' && text.trim() !== '';
};

/** What is done with the whole post; each tells what became of it. */
const usePostActs = ({ saver, state: { post, draft } }: PostDesk) => {
  const navigate = useNavigate();
  const { isBusy, send } = useSending();
  const told = useRef<number | null>(null);
  /** One after the other, not over each other: below the first one are buttons. */
  const tell = (text: string, next: ToastAct | null): void => {
    if (told.current !== null) dismissToast(told.current);
    told.current = toast.custom(text, next);
  };
  const see = {
    text: words.publish.see,
    onAct: () => void navigate(blogPaths.view(post.blogid)),
  };
  const act = (
    kind: 'publish' | 'hide' | 'remove' | 'putBack',
    done: () => void = () => undefined,
  ): void =>
    void send(async () => {
      const failure = await saver.change({ kind });
      if (failure === null) done();
      else toast.error(failure.msg);
    });
  return {
    isBusy,
    /** It is published, or what others read is what is written here. */
    tell: (text: string): void => tell(text, see),
    update: () => act('publish', () => tell(words.publish.updated, see)),
    hide: () => {
      // What others read would be another text where that was not what is written here.
      const canUndo = post.published?.differs === false && !isTouched({ post, draft });
      const undo = { text: words.more.showAgain, onAct: () => act('publish') };
      act('hide', () => tell(words.more.hidden, canUndo ? undo : null));
    },
    remove: () =>
      act('remove', () =>
        tell(words.removed.done, {
          text: words.removed.undo,
          onAct: () => act('putBack'),
        }),
      ),
  };
};
type PostActs = ReturnType<typeof usePostActs>;

interface MoreDialogProps {
  readonly desk: PostDesk;
  readonly acts: PostActs;
  readonly onShow: (shown: Shown) => void;
}

const MoreDialog = ({ desk, acts, onShow }: MoreDialogProps) => {
  const navigate = useNavigate();
  const { post } = desk.state;
  const isThere = post.revision > 0;
  const isPublished = post.published !== null;
  const closing = (act: () => void) => () => {
    onShow(null);
    act();
  };
  return (
    <Dialog title={words.more.open} onClose={() => onShow(null)} closesOnBackdrop>
      <ul className="-mx-3">
        {isThere && (
          <Act icon={History} text={words.more.versions} onClick={() => onShow('versions')} />
        )}
        <Act icon={UsersRound} text={words.publish.settings} onClick={() => onShow('publish')} />
        {isPublished && (
          <Act
            icon={Eye}
            text={words.more.see}
            onClick={closing(() => void navigate(blogPaths.view(post.blogid)))}
          />
        )}
        {isPublished && <Act icon={EyeOff} text={words.more.hide} onClick={closing(acts.hide)} />}
        {isThere && (
          <Act icon={Trash2} text={words.more.remove} isDanger onClick={closing(acts.remove)} />
        )}
      </ul>
    </Dialog>
  );
};

interface MainButtonProps extends Pick<EditBarProps, 'desk' | 'isAdding'> {
  readonly acts: PostActs;
  readonly onPublish: () => void;
}

/** The next step: to publish, or to let others read what was changed since. */
const MainButton = ({ desk, isAdding, acts, onPublish }: MainButtonProps) => {
  const { post } = desk.state;
  const isPublished = post.published !== null;
  const differs = post.published?.differs === true || isTouched(desk.state);
  if (post.takenDown !== null || (isPublished && !differs)) return null;
  const go = (): void => {
    if (isAdding) toast.error(words.picture.wait);
    else if (!isReady(desk)) toast.error(words.publish.needs);
    else if (isPublished) acts.update();
    else onPublish();
  };
  return (
    <Button look="primary" className="!min-h-11" aria-disabled={acts.isBusy} onClick={go}>
      {isPublished ? words.publish.update : words.publish.open}
    </Button>
  );
};

/** Where what is typed is, and what can be done with the post. */
export const EditBar = ({ desk, isAdding, isPreview, onPreview, onAsked }: EditBarProps) => {
  const [shown, setShown] = useState<Shown>(null);
  const acts = usePostActs(desk);
  const close = (): void => setShown(null);
  const PreviewIcon = isPreview ? Pencil : Eye;
  return (
    // It goes up with the bar of the app; while it does, nothing is seen above it.
    <div className="sticky top-(--app-bar-seen) z-4 -mx-4 flex min-h-14 items-center gap-1 border-b border-line bg-paper px-4 transition-[top] duration-250 ease-settle before:absolute before:inset-x-0 before:bottom-full before:h-(--app-bar-height) before:bg-paper narrow:-mx-6 narrow:px-6">
      {/* On the narrowest phones there is room for what it says of saving. */}
      <Link
        to={blogPaths.yours}
        aria-label={words.toYours}
        title={words.toYours}
        className="-ms-3 grid size-12 flex-none max-[379.98px]:hidden place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <div className="min-w-0 grow">
        <SaveState desk={desk} onAsked={onAsked} />
      </div>
      <IconButton
        label={isPreview ? words.write : words.preview}
        className="min-[1000px]:hidden"
        onClick={() => onPreview(!isPreview)}
      >
        <PreviewIcon size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.more.open}
        aria-haspopup="dialog"
        className="me-1"
        onClick={() => setShown('more')}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      <MainButton {...{ desk, isAdding, acts }} onPublish={() => setShown('publish')} />
      {shown === 'more' && <MoreDialog desk={desk} acts={acts} onShow={setShown} />}
      {shown === 'publish' && (
        <PublishSheet
          desk={desk}
          onClose={close}
          onDone={(isPublished) => {
            close();
            acts.tell(isPublished ? words.publish.done : words.publish.changed);
          }}
        />
      )}
      {shown === 'versions' && <VersionsDialog desk={desk} onClose={close} />}
    </div>
  );
};
