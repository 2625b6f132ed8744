import { Camera } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { scannerPath } from './scanner-path.ts';
import { scannerMessages as words } from './scanner.messages.ts';

/** The way from orders to the camera that reads their codes. */
export const ScannerLink = () => (
  <Link to={scannerPath} className={buttonClass()}>
    <Camera size={18} aria-hidden="true" />
    {words.link}
  </Link>
);
