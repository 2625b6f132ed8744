import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '../../core/chunk.ts';
import { pollPaths } from '../../features/poll/poll-paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { appMessages as words } from '../app.messages.ts';
import { JoinForm } from './join-form.tsx';
import { StepDrawing } from './step-drawing.tsx';

/** The picture comes after the page: whoever has a code does not wait for it. */
const SampleScreen = lazy(async () => ({
  default: await loadChunk(async () => (await import('./sample-screen.tsx')).SampleScreen),
}));

const Steps = () => (
  <section aria-label={words.stepsTitle}>
    <ol className="grid grid-cols-1 gap-5 md:grid-cols-3">
      {words.steps.map(({ title, text }, step) => (
        <li
          key={title}
          className="flex items-center gap-5 rounded-lg border-[1.5px] border-line bg-raised p-5 lg:p-6"
        >
          <StepDrawing step={step} />
          <div>
            <h2 className="text-xl font-semibold tracking-[-0.02em]">{title}</h2>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);

/** For visitors: the way in with a code, and what it is, in one moving picture. */
export const VisitorHome = () => (
  <main className="mx-auto grid w-full max-w-[1240px] grow grid-cols-1 content-start gap-5 px-4 pt-1 pb-6 narrow:px-5">
    <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 rounded-[28px] bg-house p-6 text-house-ink narrow:p-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:p-14">
      <div className="grid grid-cols-1 gap-7">
        <h1 className="text-[clamp(1.5rem,8.2vw,3.25rem)] whitespace-nowrap leading-[1.02] font-bold tracking-[-0.045em]">
          {words.headline}
          <br />
          <span className="text-house-soft">{words.headlineEnd}</span>
        </h1>
        <JoinForm isOnHouse />
        <p className="max-w-lg text-lg text-balance text-house-soft">{words.lead}</p>
        <Link
          to={pollPaths.create()}
          className={`${buttonClass('plain')} justify-self-start !border !border-house-dot hover:!bg-house-deep`}
        >
          <Plus size={18} aria-hidden="true" />
          {words.create}
        </Link>
      </div>
      <Suspense fallback={<div className="aspect-video rounded-lg bg-house-deep" />}>
        <SampleScreen />
      </Suspense>
    </div>
    <Steps />
  </main>
);
