import './sign.css';
import { signShape } from './sign-shape.ts';

/** The sign of the product, as tall as its line. While one waits, its dot comes in, and breathes. */
export const Sign = ({ waiting = false }: { readonly waiting?: boolean }) => (
  <svg className="sign" data-waiting={waiting} viewBox={signShape.viewBox} aria-hidden="true">
    <path d={signShape.ring} />
    <circle {...signShape.dot} />
  </svg>
);
