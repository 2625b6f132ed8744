import { Link } from 'react-router-dom';
import { useTitle } from '../../ui/use-title.ts';
import { guideMessages as words } from './guide.messages.ts';
import { guidePath } from './guide-path.ts';
import { guideSteps } from './guide-steps.ts';
import { StepPicture } from './step-picture.tsx';

/** Every step at a glance. */
export const GuidePage = () => {
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-content content-start gap-12 px-4 py-10">
      <header className="grid gap-3">
        <h1 className="text-4xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <p className="max-w-xl text-lg text-balance text-ink-soft">{words.lead}</p>
      </header>
      <ol className="grid gap-16">
        {guideSteps.map((step, index) => (
          <li
            key={step.title}
            className="grid items-center gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12"
          >
            <div className="grid gap-2">
              <p className="text-sm font-medium text-people-ink">
                {words.step(index + 1, guideSteps.length)}
              </p>
              <h2 className="text-2xl font-semibold">
                <Link to={`${guidePath}/${index + 1}`} className="hover:underline">
                  {step.title}
                </Link>
              </h2>
              <p className="text-pretty text-ink-soft">{step.text}</p>
            </div>
            <StepPicture step={step} />
          </li>
        ))}
      </ol>
    </main>
  );
};
