import { type ReactNode, useState } from 'react';

type Asked = <Answer>(draw: (answer: (given: Answer) => void) => ReactNode) => Promise<Answer>;

/** What is asked before a page goes on: `question`, in place of the page, as long as nobody has answered. */
export const useQuestion = (): { readonly question: ReactNode; readonly asked: Asked } => {
  const [question, setQuestion] = useState<ReactNode>(null);
  const asked: Asked = (draw) =>
    new Promise((resolve) => {
      setQuestion(
        draw((given) => {
          setQuestion(null);
          resolve(given);
        }),
      );
    });
  return { question, asked };
};
