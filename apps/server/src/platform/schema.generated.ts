// Written by commands/write-schema.ts (`npm run db:types -w @lading/server`). Not edited by hand.
import type { ColumnType } from 'kysely'
import type { Status } from '@lading/domain/transactions/status'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Jsonb, Unread } from './jsonb.ts'

type Numeric = ColumnType<string, string, string>
type Timestamp = ColumnType<Date, Date, Date>
/** A column the database fills when it is left out. */
type Filled<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface Tables {
  accreditation_steps: {
    id: Filled<number>
    accreditation_id: number
    transaction_id: number | null
    at: Timestamp
    row_id: string
    action: string
    from_status: number | null
    to_status: number
    by_user_id: number | null
    remarks: Filled<string>
    file_id: string | null
  }
  accreditation_totals: {
    agency: Agency
    status: number
    domestic: number
    international: number
    nvocc: number
    total: number
  }
  accreditations: {
    id: Filled<number>
    agency: Agency
    business_id: number
    transaction_id: number | null
    status: Status
    domestic: Filled<number>
    international: Filled<number>
    nvocc: Filled<number>
    number: string | null
    first_day: string | null
    expiry_date: string | null
    previous_accreditation_id: number | null
    is_migrated: Filled<boolean>
    created_by: number | null
    processor_id: number | null
    created_at: Timestamp
    version: Filled<number>
    reports_planned: Filled<number>
    successor_id: number | null
    renewal_told_on: string | null
    surrender_asked_at: ColumnType<Date | null, Date | null, Date | null>
    business_name: Filled<string>
    searched: ColumnType<string, never, never>
    is_listed: ColumnType<boolean, never, never>
  }
  admin_profiles: {
    user_id: number
    agency: Agency | null
    position_title: Filled<string>
    unit: Filled<string>
  }
  administration_changes: {
    id: Filled<number>
    user_id: number | null
    before: Jsonb
    wanted: Jsonb
    asked_by: number
    asked_at: Timestamp
    state: Filled<string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
  }
  advisories: {
    id: Filled<number>
    slug: string
    title: string
    content: string
    advisory_file: string
    published: Filled<boolean>
    role_ids: Filled<number[]>
    author_id: number | null
    created_at: Timestamp
    updated_at: Timestamp
    deleted_at: ColumnType<Date | null, Date | null, Date | null>
    version: Filled<number>
  }
  announcements: {
    id: Filled<number>
    slug: string
    title: string
    content: string
    published: Filled<boolean>
    role_ids: Filled<number[]>
    author_id: number | null
    created_at: Timestamp
    updated_at: Timestamp
    deleted_at: ColumnType<Date | null, Date | null, Date | null>
    version: Filled<number>
  }
  annual_lanes: {
    transaction_id: number
    number: number
    origin: string
    destination: string
    country: string
    weight_kg: Numeric
    revenue: Numeric
  }
  annual_statistics: {
    transaction_id: number
    business_id: number
    agency: Agency
    first_day: string
    last_day: string
    employees: number | null
    weight_kg: ColumnType<string | null, string | null, string | null>
    volume_cbm: ColumnType<string | null, string | null, string | null>
    teu: ColumnType<string | null, string | null, string | null>
    cash: ColumnType<string | null, string | null, string | null>
    receivables: ColumnType<string | null, string | null, string | null>
    inventory: ColumnType<string | null, string | null, string | null>
    prepayments: ColumnType<string | null, string | null, string | null>
    current_assets: ColumnType<string | null, string | null, string | null>
    noncurrent_assets: ColumnType<string | null, string | null, string | null>
    total_assets: ColumnType<string | null, string | null, string | null>
    current_liabilities: ColumnType<string | null, string | null, string | null>
    noncurrent_liabilities: ColumnType<string | null, string | null, string | null>
    total_liabilities: ColumnType<string | null, string | null, string | null>
    paid_up_capital: ColumnType<string | null, string | null, string | null>
    retained_earnings: ColumnType<string | null, string | null, string | null>
    equity: ColumnType<string | null, string | null, string | null>
    revenue: ColumnType<string | null, string | null, string | null>
    direct_cost: ColumnType<string | null, string | null, string | null>
    operating_expenses: ColumnType<string | null, string | null, string | null>
    net_income: ColumnType<string | null, string | null, string | null>
  }
  arrears_waivers: {
    id: Filled<number>
    transaction_id: number
    reason: string
    asked_by: number
    asked_at: Timestamp
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
    is_waived: boolean | null
    named: Filled<string>
    remark: Filled<string>
    waived: Filled<string[]>
  }
  audit_entries: {
    id: Filled<number>
    chain: string
    chain_no: number
    at: Timestamp
    actor_id: number | null
    action: string
    object: string
    object_id: string
    facts: Filled<Jsonb>
    ip: Filled<string>
    request_id: Filled<string>
    previous_hash: string
    hash: string
  }
  audit_heads: {
    chain: string
    last_no: number
    last_hash: string
    touched_at: Timestamp
  }
  audit_totals: {
    actor_id: number
    entries: number
    is_added: boolean
  }
  barangays: {
    code: string
    city_code: string
    name: string
  }
  branch_accreditations: {
    id: Filled<number>
    branch_id: number
    accreditation_id: number
    position: number
    number: string
  }
  business_agents: {
    business_id: number | null
    agent: ColumnType<Unread | null, string | null, string | null>
  }
  business_branches: {
    id: Filled<number>
    business_id: number
    key: string
    name: string
    facts: Filled<Jsonb>
    closed_on: string | null
    closing_reason: Filled<string>
  }
  business_invitations: {
    id: Filled<number>
    business_id: number
    email: string
    is_owner: Filled<boolean>
    rights: Filled<string[]>
    token_hash: string
    invited_by: number
    created_at: Timestamp
    expires_at: Timestamp
    answered_at: ColumnType<Date | null, Date | null, Date | null>
    withdrawn_at: ColumnType<Date | null, Date | null, Date | null>
  }
  business_people: {
    business_id: number | null
    part: string | null
    person: ColumnType<Unread | null, string | null, string | null>
  }
  business_users: {
    business_id: number
    user_id: number
    is_owner: Filled<boolean>
    rights: Filled<string[]>
    business_branch_id: number | null
    since: Timestamp
    deactivated_at: ColumnType<Date | null, Date | null, Date | null>
    person_name: Filled<string>
    person_words: Filled<string>
    business_name: Filled<string>
    is_person_there: Filled<boolean>
    is_business_there: Filled<boolean>
    searched: ColumnType<string, never, never>
    is_listed: ColumnType<boolean, never, never>
    member_key: ColumnType<number, never, never>
  }
  businesses: {
    id: Filled<number>
    profile: Jsonb
    name: ColumnType<string, never, never>
    trade_name: ColumnType<string, never, never>
    form: ColumnType<string, never, never>
    tin: ColumnType<string, never, never>
    region_code: ColumnType<string | null, never, never>
    city_code: ColumnType<string | null, never, never>
    paid_up_capital: ColumnType<string | null, never, never>
    slug: string
    is_migrated: Filled<boolean>
    created_by: number | null
    created_at: Timestamp
    updated_at: Timestamp
    deleted_at: ColumnType<Date | null, Date | null, Date | null>
    version: Filled<number>
    folded_name: ColumnType<string, never, never>
  }
  calendar_feeds: {
    user_id: number
    token_hash: string
    created_at: Timestamp
  }
  cargo_statistics: {
    transaction_id: number
    section: string
    number: number
    business_id: number
    agency: Agency
    first_day: string
    last_day: string
    carrier: string | null
    origin: string | null
    destination: string | null
    country: string | null
    direction: string | null
    load: string | null
    waybills: number | null
    house_bills: number | null
    containers_20: number | null
    containers_40: number | null
    containers_45: number | null
    teu: ColumnType<string | null, string | null, string | null>
    volume_cbm: ColumnType<string | null, string | null, string | null>
    weight_kg: ColumnType<string | null, string | null, string | null>
    boxes: number | null
    undelivered: number | null
    freight_charges: ColumnType<string | null, string | null, string | null>
    revenue: ColumnType<string | null, string | null, string | null>
  }
  case_searches: {
    id: Filled<number>
    transaction_id: number
    cases: Jsonb
    by_user_id: number
    at: Timestamp
  }
  changed_standings: {
    accreditation_id: number
    made_by: Filled<number>
  }
  cities: {
    code: string
    province_code: string
    name: string
  }
  clock_edition: {
    id: Filled<number>
    edition: number
    rules: Filled<string>
    requirements: Filled<string>
  }
  condonations: {
    transaction_id: number
    reason: string
    letter_file_id: string | null
    asked_by: number
    asked_at: Timestamp
    outcome: Filled<string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
    order_number: Filled<string>
    order_file_id: string | null
    answer: Filled<string>
  }
  countries: {
    code: string
    name: string
  }
  directory_rows: {
    accreditation_id: number
    agency: Agency
    domestic: number
    international: number
    nvocc: number
    first_day: string
    expiry_date: string
    name: string
    searched: string
  }
  directory_totals: {
    agency: Agency
    domestic: number
    international: number
    nvocc: number
    day: string
    change: number
  }
  documents_of_approval: {
    type: TransactionType | null
    kind: string | null
  }
  fees: {
    id: Filled<number>
    agency: Agency
    param_key: string
    label: string
    param_value: Numeric
    unit: string
    legal_basis: Filled<string>
    effective_from: string
    effective_until: string | null
    version: Filled<number>
  }
  file_tickets: {
    token_hash: string
    file_id: string
    user_id: number
    expires_at: Timestamp
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  files: {
    id: string
    name: string
    media_type: string
    size: number
    page_count: number | null
    sha256: string
    storage_key: string
    uploaded_by: number | null
    business_id: number | null
    created_at: Timestamp
    attached_at: ColumnType<Date | null, Date | null, Date | null>
    deleted_at: ColumnType<Date | null, Date | null, Date | null>
    is_ready: Filled<boolean>
    picture_width: number | null
    picture_height: number | null
  }
  fresh_resets: {
    user_id: number
    ip: string
    at: Timestamp
  }
  holidays: {
    id: Filled<number>
    day: string
    name: string
    kind: string
    scope: Filled<string>
    proclamation: Filled<string>
    version: Filled<number>
  }
  idempotency_keys: {
    user_id: number
    key: string
    call: string
    request_hash: string
    status: number
    reply: Jsonb
    created_at: Timestamp
  }
  identities: {
    provider: string
    subject: string
    user_id: number
    created_at: Timestamp
    email: Filled<string>
    last_used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  insurance_covers: {
    id: Filled<number>
    business_id: number
    agency: Agency
    transaction_id: number | null
    insurer: string
    policy_number: string
    cover_amount: Numeric
    starts_on: string
    ends_on: string
    scope: Filled<string>
    territory: Filled<string>
    recorded_at: Timestamp
  }
  invoice_lines: {
    invoice_id: number
    position: number
    param_key: string
    label: string
    quantity: number
    unit_amount: Numeric
    amount: Numeric
    why: string
  }
  invoices: {
    id: Filled<number>
    number: string | null
    slug: string
    agency: Agency
    business_id: number
    transaction_id: number | null
    purpose: string
    status: number
    accreditation: Filled<Numeric>
    penalty: Filled<Numeric>
    discount: Filled<Numeric>
    total_amount_due: Numeric
    due_date: string | null
    issued_at: ColumnType<Date | null, Date | null, Date | null>
    issued_by: number | null
    void_reason: Filled<string>
    created_by: number | null
    created_at: Timestamp
    version: Filled<number>
  }
  issued_documents: {
    id: Filled<number>
    kind: string
    transaction_id: number | null
    accreditation_id: number | null
    invoice_id: number | null
    receipt_id: number | null
    number: Filled<string>
    version_no: Filled<number>
    slug: string
    audience: string
    payload: Jsonb
    state: Filled<string>
    attempts: Filled<number>
    last_error: Filled<string>
    next_attempt_at: ColumnType<Date | null, Date | null, Date | null>
    held_until: ColumnType<Date | null, Date | null, Date | null>
    file_id: string | null
    status_index: number | null
    standing: Filled<string>
    replaced_by: number | null
    security_paper_serial: Filled<string>
    created_at: Timestamp
    ready_at: ColumnType<Date | null, Date | null, Date | null>
    issued_at: ColumnType<Date | null, Date | null, Date | null>
    voided_at: ColumnType<Date | null, Date | null, Date | null>
    branch_accreditation_id: number | null
    agency: Agency | null
  }
  job_rounds: {
    name: string
    rounds: Filled<number>
    began_at: ColumnType<Date | null, Date | null, Date | null>
    ended_at: ColumnType<Date | null, Date | null, Date | null>
  }
  known_devices: {
    user_id: number
    device_hash: string
    first_seen_at: Timestamp
    last_seen_at: Timestamp
  }
  link_offers: {
    token_hash: string
    browser_hash: string
    provider: string
    subject: string
    email: string
    user_id: number
    expires_at: Timestamp
    used_at: ColumnType<Date | null, Date | null, Date | null>
    second_step_hash: string | null
  }
  list_editions: {
    edition: Filled<number>
    rules_hash: string
    filled_to: number | null
    is_whole: Filled<boolean>
  }
  list_rows: {
    edition: number
    list: string
    agency: Agency
    transaction_id: number | null
    owner_id: number | null
    type: TransactionType | null
    status: Status
    processor_id: number | null
    queue_group_id: number | null
    reference: string
    business_name: string
    filed_at: ColumnType<Date | null, Date | null, Date | null>
    due_on: string | null
    searched: string
    accreditation_id: number | null
    entry_id: ColumnType<number, never, never>
  }
  list_rules: {
    edition: number
    status: Status
    type: TransactionType | null
    list: string
    condition: Filled<string>
  }
  list_totals: {
    edition: number
    list: string
    agency: Agency
    type: TransactionType | null
    status: Status
    total: number
  }
  mail_outbox: {
    id: Filled<number>
    message_id: string
    to_user_id: number | null
    to_address: string
    subject: string
    text_body: string
    html_body: Filled<string>
    created_at: Timestamp
    next_attempt_at: Timestamp
    attempts: Filled<number>
    last_error: Filled<string>
    sent_at: ColumnType<Date | null, Date | null, Date | null>
    given_up_at: ColumnType<Date | null, Date | null, Date | null>
  }
  memoranda: {
    id: Filled<number>
    transaction_id: number
    version_no: number
    findings: string
    recommendation: string
    legal_basis: Filled<string>
    changes: Filled<string>
    written_by: number
    written_at: Timestamp
  }
  message_reads: {
    user_id: number
    transaction_id: number
    last_message_id: number
    read_at: Timestamp
  }
  messages: {
    id: Filled<number>
    transaction_id: number
    audience: string
    author_id: number
    body: string
    file_id: string | null
    created_at: Timestamp
    removed_at: ColumnType<Date | null, Date | null, Date | null>
  }
  migrations: {
    name: string
    sha256: string
    applied_at: Filled<Timestamp>
  }
  notification_totals: {
    user_id: number
    told: number
    is_added: boolean
  }
  notifications: {
    id: Filled<number>
    user_id: number
    transaction_id: number | null
    subject: string
    message: string
    link: Filled<string>
    from_user_id: number | null
    created_at: Timestamp
    read_at: ColumnType<Date | null, Date | null, Date | null>
  }
  number_series: {
    series: string
    period: string
    last_number: number
  }
  obligations: {
    id: Filled<number>
    business_id: number
    agency: Agency
    accreditation_id: number
    type: TransactionType
    period: string
    cover_id: number | null
    opens_on: string | null
    falls_on: string | null
    opened_on: string | null
    remind_on: string | null
    due_on: string | null
    filed_on: string | null
    complied_on: string | null
    ended_on: string | null
    first_day: string | null
    last_day: string | null
    corrected_late: Filled<boolean>
  }
  office_rows: {
    business_id: number | null
    branch_id: number | null
    name: string | null
    searched: string | null
    region_code: string | null
    province_code: string | null
    city_code: string | null
    latitude: number | null
    longitude: number | null
  }
  offices: {
    business_id: number
    branch_id: number | null
    name: string
    searched: string
    region_code: string
    province_code: string
    city_code: string
    latitude: number | null
    longitude: number | null
  }
  one_time_tokens: {
    id: Filled<number>
    user_id: number
    purpose: string
    token_hash: string
    created_at: Timestamp
    expires_at: Timestamp
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  passkey_challenges: {
    user_id: number
    purpose: string
    challenge: string
    bound_to: string
    expires_at: Timestamp
  }
  passkeys: {
    id: Filled<number>
    user_id: number
    credential_id: string
    public_key: string
    counter: number
    transports: Filled<string[]>
    name: string
    created_at: Timestamp
    last_used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  password_requests: {
    id: Filled<number>
    email: string
    asked_at: Timestamp
  }
  payment_attempts: {
    id: Filled<number>
    invoice_id: number
    attempt_no: number
    channel: string
    status: number
    amount: Numeric
    paid_on: string | null
    payment_reference: Filled<string>
    proof_file_id: string | null
    provider_id: string | null
    posted_by: number
    posted_at: Timestamp
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
    refusal: Filled<string>
  }
  penalties: {
    id: Filled<number>
    agency: Agency
    division: string
    reference_id: string
    violation: string
    unit: string
    unit_amount: Numeric
    cap: ColumnType<string | null, string | null, string | null>
    legal_basis: Filled<string>
    sheet_cell_unit: string | null
    sheet_cell_amount: string | null
    effective_from: string
    version: Filled<number>
  }
  people_totals: {
    list: string
    status: string
    is_so: boolean
    total: number
  }
  permissions: {
    id: Filled<number>
    name: string
    kind: string
    description: Filled<string>
    version: Filled<number>
  }
  provinces: {
    code: string
    region_code: string
    name: string
  }
  queue_group_members: {
    queue_group_id: number
    user_id: number
    since: Timestamp
  }
  queue_groups: {
    id: Filled<number>
    agency: Agency
    name: string
    description: Filled<string>
    types: Filled<number[]>
    is_active: Filled<boolean>
    version: Filled<number>
    legal_basis: Filled<string>
    deleted_at: ColumnType<Date | null, Date | null, Date | null>
  }
  ratio_analyses: {
    transaction_id: number
    figures: Jsonb
    result: Jsonb
    saved_by: number
    saved_at: Timestamp
    version: Filled<number>
  }
  ratio_attachments: {
    id: Filled<number>
    transaction_id: number
    file_id: string
    attached_by: number
    attached_at: Timestamp
  }
  receipts: {
    id: Filled<number>
    number: string
    slug: string
    agency: Agency
    invoice_id: number
    attempt_id: number
    amount: Numeric
    mode: string
    payor: string
    issued_at: Timestamp
    issued_by: number
    cancelled_at: ColumnType<Date | null, Date | null, Date | null>
  }
  recovery_codes: {
    user_id: number
    code_hash: string
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  regions: {
    code: string
    name: string
  }
  register_changes: {
    id: Filled<number>
    transaction_id: number
    business_id: number
    before: Jsonb
    after: Jsonb
    effective_on: string | null
    by_user_id: number | null
    at: Timestamp
    asked: Filled<Jsonb>
  }
  registered_documents: {
    id: Filled<number>
    business_id: number
    kind: string
    number: Filled<string>
    issued_on: string | null
    valid_until: string | null
    transaction_id: number
    requirement_code: string
    registered_at: Timestamp
    remind_on: string | null
  }
  releases: {
    id: Filled<number>
    transaction_id: number
    manner: string
    claimant_name: Filled<string>
    claimant_identification: Filled<string>
    authority_file_id: string | null
    released_on: string
    released_by: number | null
    at: Timestamp
  }
  removed_roles: {
    id: number
    name: string
    removed_at: Timestamp
  }
  report_line_history: {
    transaction_id: number
    section: string
    number: number
    identity: string
    answers: Jsonb
    first_round: number
    last_round: number
  }
  report_lines: {
    id: Filled<number>
    transaction_id: number
    section: string
    number: number
    identity: string
    answers: Jsonb
    first_round: Filled<number>
  }
  request_letters: {
    id: Filled<number>
    transaction_id: number
    version_no: number
    body: string
    written_by: number
    written_at: Timestamp
    answers: Jsonb
    register_said: string | null
  }
  requirements: {
    id: Filled<number>
    agency: Agency
    code: string
    position: number
    definition: Jsonb
    effective_from: string
    effective_until: string | null
    version: Filled<number>
  }
  role_changes: {
    id: Filled<number>
    role_id: number
    role_version: number
    wanted: Jsonb
    asked_by: number
    asked_at: Timestamp
    state: Filled<string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
  }
  role_permissions: {
    role_id: number
    permission_id: number
  }
  roles: {
    id: Filled<number>
    name: string
    short: string
    agency_rule: string
    position: number
    version: Filled<number>
  }
  satisfaction_answers: {
    id: Filled<number>
    transaction_id: number | null
    agency: Agency
    control_number: string
    answers: Jsonb
    suggestions: Filled<string>
    answered_on: string
  }
  second_factors: {
    user_id: number
    secret: string
    begun_at: Timestamp
    confirmed_at: ColumnType<Date | null, Date | null, Date | null>
    used_step: number | null
  }
  session_tokens: {
    token_hash: string
    session_id: string
    valid_until: Timestamp
  }
  sessions: {
    id: string
    user_id: number
    token_expires_at: Timestamp
    ends_at: Timestamp
    created_at: Timestamp
    last_seen_at: Timestamp
    ended_at: ColumnType<Date | null, Date | null, Date | null>
    ip: Filled<string>
    user_agent: Filled<string>
  }
  settings: {
    id: Filled<number>
    param_key: string
    param_value: string
    kind: string
    label: string
    legal_basis: Filled<string>
    is_public: Filled<boolean>
    version: Filled<number>
  }
  sign_in_failures: {
    id: Filled<number>
    email: string
    ip: string
    at: Timestamp
    known_as: Filled<string>
  }
  sign_on_attempts: {
    state_hash: string
    browser_hash: string
    provider: string
    purpose: string
    audience: string
    user_id: number | null
    nonce: string
    verifier: string
    wanted: string
    begun_at: Timestamp
    expires_at: Timestamp
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  table_columns: {
    user_id: number
    list: string
    hidden: string[]
  }
  table_views: {
    id: Filled<number>
    user_id: number
    list: string
    name: string
    state: Jsonb
    is_default: Filled<boolean>
    version: Filled<number>
  }
  transaction_corrections: {
    id: Filled<number>
    transaction_id: number
    path: string
    label: string
    before: string
    after: string
    reason: string
    corrected_by: number
    corrected_at: Timestamp
  }
  transaction_documents: {
    id: Filled<number>
    transaction_id: number
    requirement_code: string
    file_id: string
    version_no: Filled<number>
    is_current: Filled<boolean>
    expires_on: string | null
    round: Filled<number>
    uploaded_by: number
    uploaded_at: Timestamp
    decision: string | null
    remark: Filled<string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | null, Date | null>
    replaces_id: number | null
    carried_from: number | null
    has_no_day: Filled<boolean>
  }
  transaction_participants: {
    transaction_id: number
    user_id: number
    role: string
    first_at: Timestamp
  }
  transaction_penalties: {
    transaction_id: number
    position: number
    reference_id: string
    violation: string
    division: string
    unit: string
    units: number
    unit_amount: Numeric
    amount: Numeric
    why: string
    legal_basis: string
    assessed_by: number | null
    assessed_at: Timestamp
  }
  transaction_returns: {
    id: Filled<number>
    transaction_id: number
    round: number
    kind: string
    code: string
    label: string
    remark: string
    marked_by: number
    marked_at: Timestamp
    sent_at: ColumnType<Date | null, Date | null, Date | null>
    answered_at: ColumnType<Date | null, Date | null, Date | null>
    answer: Filled<string>
  }
  transaction_steps: {
    id: Filled<number>
    transaction_id: number
    at: Timestamp
    row_id: string
    action: string
    from_status: Status | null
    to_status: Status
    by_user_id: number | null
    round: Filled<number>
    remarks: Filled<string>
    remarks_to_client: Filled<boolean>
    inputs: Filled<Jsonb>
  }
  transaction_submissions: {
    id: Filled<number>
    transaction_id: number
    round: number
    at: Timestamp
    by_user_id: number
    content_hash: string
    form: Jsonb
    documents: Jsonb
    requirements: Jsonb
  }
  transactions: {
    id: Filled<number>
    reference: string
    slug: string
    type: TransactionType
    agency: Agency
    business_id: number
    accreditation_id: number | null
    batch: string | null
    status: Status
    version: Filled<number>
    author_id: number | null
    form: Filled<Jsonb>
    form_version: Filled<number>
    field_versions: Filled<Jsonb>
    requirements: Filled<Jsonb>
    requirements_version: string | null
    declared_at: ColumnType<Date | null, Date | null, Date | null>
    signature_name: Filled<string>
    delivery: Filled<string>
    queue_number: number | null
    queue_day: string | null
    submitted_at: ColumnType<Date | null, Date | null, Date | null>
    filed_at: ColumnType<Date | null, Date | null, Date | null>
    decided_at: ColumnType<Date | null, Date | null, Date | null>
    queue_group_id: number | null
    processor_id: number | null
    lock_holder_id: number | null
    locked_at: ColumnType<Date | null, Date | null, Date | null>
    lease_ends_at: ColumnType<Date | null, Date | null, Date | null>
    ever_locked: Filled<boolean>
    last_activity_at: Timestamp
    returned_from: Status | null
    recommendation: string | null
    recommended_by: number | null
    outcome: string | null
    ever_approved: Filled<boolean>
    disapproval_proposed_by: number | null
    disapproval_proposed_from: number | null
    grounds: Filled<string>
    resubmissions: Filled<number>
    client_deadline_on: string | null
    deadline_extended: Filled<boolean>
    reminded_on: string | null
    due_on: string | null
    due_edition: number | null
    created_at: Timestamp
    updated_at: Timestamp
    register: ColumnType<Unread | null, string | null, string | null>
    clock_state: string | null
    clock_used: number | null
    clock_counted_on: string | null
    obligation_id: number | null
    request_asked_at: ColumnType<Date | null, Date | null, Date | null>
    confirmed_sections: Filled<string[]>
    client_days: number | null
    client_edition: number | null
  }
  user_permissions: {
    user_id: number
    permission_id: number
  }
  user_profiles: {
    user_id: number
    photo_id: string | null
    mail_off: Filled<string[]>
  }
  user_roles: {
    user_id: number
    role_id: number
  }
  users: {
    id: Filled<number>
    audience: 'customer' | 'staff'
    email: string
    password_hash: string | null
    first_name: Filled<string>
    middle_name: Filled<string>
    last_name: Filled<string>
    suffix: Filled<string>
    mobile: Filled<string>
    change_passwd: Filled<number>
    email_verified_at: ColumnType<Date | null, Date | null, Date | null>
    last_login: ColumnType<Date | null, Date | null, Date | null>
    status: Filled<string>
    created_at: Timestamp
    deleted_at: ColumnType<Date | null, Date | null, Date | null>
    version: Filled<number>
    folded_name: ColumnType<string, never, never>
    searched: ColumnType<string, never, never>
  }
  witness_mails: {
    day: string
    no: number
  }
  workflow_moves: {
    subject: string
    type: number
    agency: Agency
    from_status: number | null
    to_status: number
  }
  zipcodes: {
    id: Filled<number>
    zip: string
    place: string
    city_code: string | null
  }
}
