import { Button } from './button.tsx';
import { uiMessages } from './ui.messages.ts';

interface PreviewButtonProps {
  readonly isPreview: boolean;
  readonly onChange: (isPreview: boolean) => void;
}

/** Shows what is being written as it will be read, and back. */
export const PreviewButton = ({ isPreview, onChange }: PreviewButtonProps) => (
  <Button
    look="plain"
    size="small"
    className="-mr-3"
    aria-pressed={isPreview}
    onClick={() => onChange(!isPreview)}
  >
    {uiMessages.preview}
  </Button>
);
