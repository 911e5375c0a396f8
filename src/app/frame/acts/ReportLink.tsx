/** Opens the sheet that reports a fault (RPT-1). */
import { Button } from '../../kit/ui/Button.tsx';
import { reportDoor } from '../copy/reportDoor.ts';
import { askForReport } from './reportDoor.ts';

/** @param onGo is told before, so that what it stands in can close */
export function ReportLink({ onGo }: { readonly onGo: () => void }) {
  return (
    <Button
      kind="quiet"
      onClick={() => {
        onGo();
        askForReport();
      }}
    >
      {reportDoor}
    </Button>
  );
}
