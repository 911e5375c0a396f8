/** The sentences of what is refused, loaded once a page stands: nothing is refused before somebody pressed. */
import { patientImport } from '../../kit/timing/patientImport.ts';

export const laterRejections = () => patientImport(() => import('./rejections.ts'));
