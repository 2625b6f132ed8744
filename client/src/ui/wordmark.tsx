import { Sign } from './sign.tsx';

const productName = 'Sets';

/** The name of the product, with its sign unless `plain`. */
export const Wordmark = ({ plain = false }: { plain?: boolean }) => (
  <span className="wordmark">
    {!plain && <Sign />}
    {productName}
  </span>
);
