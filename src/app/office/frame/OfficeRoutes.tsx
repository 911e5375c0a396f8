/** The frame with its screens: each is loaded when it is opened, and refused where the role has not the right. */
import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useOffice } from '../link/Office.tsx';
import { LoadingNote, RefusedNote } from '../parts/StateNote.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';
import { deskPagesOf, pagesOf, type OfficePageId } from './officePages.ts';

const screens: Record<OfficePageId, ComponentType> = {
  today: lazy(async () => ({ default: (await import('../pages/today/TodayScreen.tsx')).TodayScreen })),
  risk: lazy(async () => ({ default: (await import('../pages/risk/RiskScreen.tsx')).RiskScreen })),
  bets: lazy(async () => ({ default: (await import('../pages/bets/BetsScreen.tsx')).BetsScreen })),
  members: lazy(async () => ({ default: (await import('../pages/members/MembersScreen.tsx')).MembersScreen })),
  letters: lazy(async () => ({ default: (await import('../pages/letters/LettersScreen.tsx')).LettersScreen })),
  results: lazy(async () => ({ default: (await import('../pages/results/ResultsScreen.tsx')).ResultsScreen })),
  cashier: lazy(async () => ({ default: (await import('../pages/cashier/CashierScreen.tsx')).CashierScreen })),
  support: lazy(async () => ({ default: (await import('../pages/support/SupportScreen.tsx')).SupportScreen })),
  partner: lazy(async () => ({ default: (await import('../pages/partner/PartnerScreen.tsx')).PartnerScreen })),
  reports: lazy(async () => ({ default: (await import('../pages/reports/ReportsScreen.tsx')).ReportsScreen })),
  house: lazy(async () => ({ default: (await import('../pages/house/HouseScreen.tsx')).HouseScreen })),
  audit: lazy(async () => ({ default: (await import('../pages/audit/AuditScreen.tsx')).AuditScreen })),
};

export function OfficeRoutes() {
  const { role } = useOffice().session.operator;
  const own = pagesOf(role);
  return (
    <Routes>
      {deskPagesOf(role).map((page) => {
        const Screen = screens[page.id];
        return (
          <Route
            key={page.id}
            path={page.path}
            element={
              <OfficeFrame page={page}>
                {own.includes(page) ? (
                  <Suspense fallback={<LoadingNote />}>
                    <Screen />
                  </Suspense>
                ) : (
                  <RefusedNote role={role} />
                )}
              </OfficeFrame>
            }
          />
        );
      })}
      <Route path="*" element={<Navigate to={own[0]?.path ?? '/'} replace />} />
    </Routes>
  );
}
