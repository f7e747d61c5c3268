import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { UserRow as UserItem } from "../../admin-users.contract.ts";
import { UserRole, UserStatus } from "./user-badges.tsx";

export function UserTable({ items, foot }: { items: readonly UserItem[] | undefined; foot?: ReactNode }) {
  const t = useT("admin-users");
  const head = (
    <>
      <HeadCell>{t("column.name")}</HeadCell>
      <HeadCell>{t("column.role")}</HeadCell>
      <HeadCell>{t("column.status")}</HeadCell>
      <HeadCell className="p-hide">{t("column.seen")}</HeadCell>
      <HeadCell className="end-col">{t("column.joined")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("tableLabel")} head={head} foot={foot} plainRows>
      {items ? items.map((item) => <UserRow key={item.id} item={item} />) : <SkeletonRows columns={5} />}
    </DataTable>
  );
}

function UserRow({ item }: { item: UserItem }) {
  const t = useT("admin-users");
  const format = useFormat();
  return (
    <Row>
      <td className="c-name">
        <Link className="name" to={`/admin/users/${item.id}`}>
          <bdi>{item.name}</bdi>
        </Link>
        <span className="type">
          <bdi dir="ltr">{item.email}</bdi>
          {!item.isEmailVerified && <span> · {t("notVerified")}</span>}
        </span>
      </td>
      <td className="c-meta">
        <UserRole user={item} />
      </td>
      <td className="c-status">
        <UserStatus status={item.status} />
      </td>
      <td className="p-hide text-muted">{item.lastSeenAt ? <TimeAgo at={item.lastSeenAt} /> : t("never")}</td>
      <td className="c-acts end-col text-sm text-muted">
        <time dateTime={item.createdAt}>{format.date(item.createdAt)}</time>
      </td>
    </Row>
  );
}
