import { Eye, EyeOff, History, Trash2, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSending } from '../../../../core/use-sending.ts';
import { isTouched } from '../../../../core/writing/writing-state.ts';
import { Act } from '../../../../ui/act.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { dismissToast, toast, type ToastAct } from '../../../../ui/toast.ts';
import { WritingBar } from '../../../../ui/writing/writing-bar.tsx';
import { writingMessages } from '../../../../ui/writing/writing.messages.ts';
import { blogPaths } from '../../blog-paths.ts';
import { editMessages as words } from '../edit.messages.ts';
import type { PostDesk } from '../use-post-saver.ts';
import { PostVersions } from './post-versions.tsx';
import { PublishSheet } from './publish-sheet.tsx';

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
const usePostActs = ({ saver, state }: PostDesk) => {
  const navigate = useNavigate();
  const { doc: post } = state;
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
      const canUndo = post.published?.differs === false && !isTouched(state);
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
  const { doc: post } = desk.state;
  const isThere = post.revision > 0;
  const isPublished = post.published !== null;
  const closing = (act: () => void) => () => {
    onShow(null);
    act();
  };
  return (
    <Dialog title={writingMessages.more} onClose={() => onShow(null)} closesOnBackdrop>
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
  const { doc: post } = desk.state;
  const isPublished = post.published !== null;
  const differs = post.published?.differs === true || isTouched(desk.state);
  if (post.takenDown !== null || (isPublished && !differs)) return null;
  const go = (): void => {
    if (isAdding) toast.error(writingMessages.picture.wait);
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
  return (
    <WritingBar
      back={{ to: blogPaths.yours, text: words.toYours }}
      onMore={() => setShown('more')}
      {...{ desk, isPreview, onPreview, onAsked }}
    >
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
      {shown === 'versions' && <PostVersions desk={desk} onClose={close} />}
    </WritingBar>
  );
};
