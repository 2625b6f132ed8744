import { useNavigate } from 'react-router-dom';
import { uiActions } from '../../core/ui-state.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { registrationMessages as words } from './account.messages.ts';
import { afterRegistration } from './after-registration.ts';
import { RegisterForm } from './register-form.tsx';

interface RegisterDialogProps {
  readonly onClose?: () => void;
}

/** The form over any page. Draw it to open it; what was typed is gone when it closes. */
export const RegisterDialog = ({ onClose = uiActions.closeRegister }: RegisterDialogProps) => {
  const navigate = useNavigate();
  return (
    <Dialog title={words.title} onClose={onClose}>
      <RegisterForm
        onCancel={onClose}
        onDone={(email) => {
          onClose();
          afterRegistration(navigate, email);
        }}
      />
    </Dialog>
  );
};
