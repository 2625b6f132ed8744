import { Wordmark } from '../ui/wordmark.tsx';

export const App = () => (
  <main className="grid min-h-dvh place-items-center">
    <Wordmark />
  </main>
);
