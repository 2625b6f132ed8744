import { useNavigation } from 'react-router-dom';
import { appMessages as words } from './app.messages.ts';
import './page-loading.css';

/** That the next page is on its way, while the one before is still there. */
export const PageLoading = () => {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <output className="page-loading print:hidden">
      <span className="only-spoken">{words.loading}</span>
    </output>
  );
};
