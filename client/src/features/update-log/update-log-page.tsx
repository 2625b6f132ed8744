import { useTitle } from '../../ui/use-title.ts';
import { UpdateList } from './update-list.tsx';
import { updateLogMessages as words } from './update-log.messages.ts';

export const UpdateLogPage = () => {
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-2xl content-start gap-10 px-4 py-10">
      <header className="grid gap-2">
        <h1 className="text-4xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <UpdateList level="h2" />
    </main>
  );
};
