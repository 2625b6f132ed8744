import { articleCalls } from '@sets/shared/article/article.calls.ts';
import { useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { VersionsDialog } from '../../../../ui/writing/versions-dialog.tsx';
import { useToken } from '../../../account/account.store.ts';
import type { ArticleDesk } from '../use-article-saver.ts';
import { articleLines } from './article-lines.ts';

/** Earlier versions of an article. */
export const ArticleVersions = ({ desk, onClose }: { desk: ArticleDesk; onClose: () => void }) => {
  const token = useToken();
  const [opened, setOpened] = useState<number | null>(null);
  const { articleid } = desk.state.doc;
  const list = useAsked(articleCalls.versions, { token, params: { articleid } });
  const params = { articleid, version: String(opened) };
  const one = useAsked(articleCalls.version, { token, params }, opened !== null);
  return (
    <VersionsDialog {...{ desk, list, one, onClose }} linesOf={articleLines} onOpen={setOpened} />
  );
};
