import { Eye, EyeOff, FileInput, History, Trash2 } from 'lucide-react';
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
import { modulePaths } from '../../../module/module-paths.ts';
import { articlePaths } from '../../article-paths.ts';
import { editMessages as words } from '../edit.messages.ts';
import { importMessages } from '../import/import.messages.ts';
import type { ArticleDesk } from '../use-article-saver.ts';
import { ArticleVersions } from './article-versions.tsx';

interface ArticleBarProps {
  readonly desk: ArticleDesk;
  /** A picture is on its way. */
  readonly isAdding: boolean;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  /** Somebody wants to see what is to be decided. */
  readonly onAsked: () => void;
  readonly onImport: () => void;
}

type Shown = 'more' | 'versions' | null;

/** What is done with the whole article; each tells what became of it. */
const useArticleActs = ({ saver, state }: ArticleDesk) => {
  const navigate = useNavigate();
  const { doc } = state;
  const { isBusy, send } = useSending();
  const told = useRef<number | null>(null);
  /** One after the other, not over each other: below the first one are buttons. */
  const tell = (text: string, next: ToastAct | null): void => {
    if (told.current !== null) dismissToast(told.current);
    told.current = toast.custom(text, next);
  };
  const act = (kind: 'publish' | 'hide' | 'remove' | 'putBack', done?: () => void): void =>
    void send(async () => {
      const failure = await saver.change({ kind });
      if (failure === null) done?.();
      else toast.error(failure.msg);
    });
  const see = (): void => void navigate(articlePaths.view(doc.articleid));
  const { done, updated } = words.publish;
  const toSee = { text: words.publish.see, onAct: see };
  return {
    isBusy,
    see,
    publish: () => act('publish', () => tell(doc.published === null ? done : updated, toSee)),
    hide: () => {
      // What others read would be another text where that was not what is written here.
      const canUndo = doc.published?.differs === false && !isTouched(state);
      const undo = { text: words.more.showAgain, onAct: () => act('publish') };
      act('hide', () => tell(words.more.hidden, canUndo ? undo : null));
    },
    remove: () => {
      const undo = { text: words.removed.undo, onAct: () => act('putBack') };
      act('remove', () => tell(words.removed.done, undo));
    },
  };
};
type ArticleActs = ReturnType<typeof useArticleActs>;

interface MoreDialogProps extends Pick<ArticleBarProps, 'desk' | 'onImport'> {
  readonly acts: ArticleActs;
  readonly onShow: (shown: Shown) => void;
}

const MoreDialog = ({ desk, acts, onImport, onShow }: MoreDialogProps) => {
  const { doc } = desk.state;
  const isThere = doc.revision > 0;
  const isPublished = doc.published !== null;
  const closing = (act: () => void) => () => {
    onShow(null);
    act();
  };
  return (
    <Dialog title={writingMessages.more} onClose={() => onShow(null)} closesOnBackdrop>
      <ul className="-mx-3">
        <Act icon={FileInput} text={importMessages.open} onClick={closing(onImport)} />
        {isThere && (
          <Act icon={History} text={words.more.versions} onClick={() => onShow('versions')} />
        )}
        {isPublished && <Act icon={Eye} text={words.more.see} onClick={closing(acts.see)} />}
        {isPublished && <Act icon={EyeOff} text={words.more.hide} onClick={closing(acts.hide)} />}
        {isThere && (
          <Act icon={Trash2} text={words.more.remove} isDanger onClick={closing(acts.remove)} />
        )}
      </ul>
    </Dialog>
  );
};

interface MainButtonProps extends Pick<ArticleBarProps, 'desk' | 'isAdding'> {
  readonly acts: ArticleActs;
}

/** The next step: to publish, or to let others read what was changed since. */
const MainButton = ({ desk, isAdding, acts }: MainButtonProps) => {
  const { doc, draft } = desk.state;
  const isPublished = doc.published !== null;
  const differs = doc.published?.differs === true || isTouched(desk.state);
  if (isPublished && !differs) return null;
  const { title, text } = draft.content;
  const go = (): void => {
    if (isAdding) toast.error(writingMessages.picture.wait);
    else if (title.trim() === '' || text.trim() === '') toast.error(words.publish.needs);
    else acts.publish();
  };
  return (
    <Button look="primary" className="!min-h-11" aria-disabled={acts.isBusy} onClick={go}>
      {isPublished ? words.publish.update : words.publish.go}
    </Button>
  );
};

/** Where what is typed is, and what can be done with the article. */
export const ArticleBar = ({ desk, isAdding, onImport, ...rest }: ArticleBarProps) => {
  const [shown, setShown] = useState<Shown>(null);
  const acts = useArticleActs(desk);
  return (
    <WritingBar
      {...rest}
      desk={desk}
      back={{ to: modulePaths.space(desk.state.doc.moduleid), text: words.toSpace }}
      onMore={() => setShown('more')}
    >
      <MainButton {...{ desk, isAdding, acts }} />
      {shown === 'more' && <MoreDialog {...{ desk, acts, onImport }} onShow={setShown} />}
      {shown === 'versions' && <ArticleVersions desk={desk} onClose={() => setShown(null)} />}
    </WritingBar>
  );
};
